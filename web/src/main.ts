import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/fonts.css";
import "./look/base.css";
import { register } from "./worker/register";
import { firstLanguage, words } from "./words/words.svelte";

await words.speak(firstLanguage());
mount(App, { target: document.getElementById("page")! });
register();
