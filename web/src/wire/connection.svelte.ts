import { newLine, step, type Effect, type Happening, type Line } from "./line";
import type { FromServer, Logged, News, Said, Table, ToServer, Trouble, View } from "./messages";
import { shownNow, type Shown } from "./clocks";
import { Question } from "./question.svelte";
import { relieved } from "./relieved";
import { withNews, withOlder, type Story } from "./story";

const BEAT = 20_000;

/** One seat's (or a spectator's) place at a table, kept alive over lost connections. */
export class Connection {
  line: Line = $state.raw(newLine());
  seat = $state(-3);
  table = $state.raw<Table | null>(null);
  #seen = $state.raw<View | null>(null);
  view = $derived(relieved(this.#seen, this.table));
  #story = $state.raw<Story>({ log: [], earlier: 0 });
  chat = $state.raw<Said[]>([]);
  undo = $state(false);
  /** What the clocks showed, and when that was by the clock of this page. */
  times = $state.raw<Shown | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  rematch = $state.raw<{ match: string; token: string | null } | null>(null);
  /** What the last update brought, for the pictures to play back; `serial` tells two updates apart. */
  news = $state.raw<News>({ serial: 0, events: [], view: null });

  readonly match: string;
  readonly token: string | null;
  name: string;
  #questions: Question[] = [];
  /** The page of older events that has been asked for ends before this ply. */
  #wanted: number | null = null;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval>;

  constructor(match: string, token: string | null, name: string) {
    this.match = match;
    this.token = token;
    this.name = name;
    this.#beat = setInterval(() => this.#happen({ kind: "beat" }), BEAT);
    addEventListener("online", this.retry);
    this.#connect();
  }

  get open(): boolean {
    return this.line.state === "open";
  }

  /** What has happened, as far as it is known. */
  get log(): Logged[] {
    return this.#story.log;
  }

  /** How many plies there are before the first one of the log. */
  get earlier(): number {
    return this.#story.earlier;
  }

  /** Asks for what happened before the first event of the log. */
  older = (): void => {
    const before = this.earlier + 1;
    if (before === 1 || this.#wanted === before || !this.open) return;
    this.#wanted = before;
    this.#happen({ kind: "say", message: { type: "log", before } });
  };

  play(moves: number[]): void {
    this.trouble = null;
    this.#happen({ kind: "play", moves });
  }

  say(message: ToServer): void {
    this.trouble = null;
    this.#happen({ kind: "say", message });
  }

  /** Asks the server to think about the game; the answer may take a while, and can be waited for no longer. */
  ask = (what: string): Question => {
    const question = new Question(what, () => this.say({ type: "stop", id: question.id }));
    this.#questions.push(question);
    this.say({ type: "ask", id: question.id, what });
    return question;
  };

  retry = (): void => {
    clearTimeout(this.#timer);
    this.#happen({ kind: "retry" });
  };

  leave(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#timer);
    removeEventListener("online", this.retry);
    this.#happen({ kind: "leave" });
  }

  #happen(happening: Happening): void {
    const [line, effects] = step(this.line, happening);
    this.line = line;
    for (const effect of effects) this.#do(effect);
  }

  #do(effect: Effect): void {
    if (effect.do === "connect") this.#connect();
    else if (effect.do === "hang-up") this.#socket?.close();
    else if (effect.do === "wait") this.#timer = setTimeout(() => this.#happen({ kind: "retry" }), effect.ms);
    else if (effect.do === "send") this.#send(effect.message);
    else this.#send({ type: "hello", match: this.match, token: this.token, ...(this.name && { name: this.name }) });
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => this.#happen({ kind: "opened" });
    socket.onclose = () => {
      if (this.#socket === socket) this.#happen({ kind: "lost" });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as FromServer;
      this.#take(message);
      this.#happen({ kind: "message", message });
    };
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.times = shownNow(message.times);
        this.seat = message.seat;
        this.table = message.table;
        this.#seen = message.view;
        this.#story = { log: message.log, earlier: message.earlier };
        this.#wanted = null;
        this.chat = message.chat;
        this.undo = message.undo;
        this.trouble = null;
        this.#questions = this.#questions.filter(({ open }) => open);
        for (const { id, what } of this.#questions) this.#send({ type: "ask", id, what });
        break;
      case "update": {
        // What has to be told anew after something was taken back has been shown already.
        const events = message.kept === undefined ? message.events : [];
        this.#seen = message.view;
        this.times = shownNow(message.times);
        this.undo = message.undo;
        this.#story = withNews(this.#story, message.events, message.kept);
        this.news = { serial: this.news.serial + 1, events, view: message.view };
        break;
      }
      case "log":
        this.#story = withOlder(this.#story, message);
        break;
      case "table":
        this.table = message.table;
        break;
      case "chat":
        this.chat = [...this.chat, message];
        break;
      case "rematch":
        this.rematch = { match: message.match, token: message.token };
        break;
      case "answer":
        this.#questions.find(({ id }) => id === message.id)?.hear(message);
        break;
      case "error":
        this.trouble = message;
        break;
      case "pong":
        break;
    }
  }
}
