// The table of Pig on the page, in plain JavaScript. It draws what `update` brings and plays what is clicked; the page does the rest.

/** Where the pips of a face are, on a die of three by three. */
const PIPS = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

// The page's own classes `plate` and `button` and its colours (--ink, --paper-2 …) may be used, so that a table fits in.
const STYLE = `
  .pig { display: grid; gap: 1rem; justify-items: center; padding: 1.25rem; max-width: 34rem; margin: 1.5rem auto; text-align: center; }
  .pig h2 { font-size: 1.5rem; min-height: 2.2em; display: grid; align-content: center; }
  .pig ol { width: 100%; display: grid; gap: .6rem; text-align: left; }
  .pig li { border-radius: 10px; padding: .5rem .75rem; background: var(--paper-2); box-shadow: inset 0 0 0 1.5px var(--edge); }
  .pig li[aria-current] { background: #ffefbf; box-shadow: inset 0 0 0 2.5px var(--gold); }
  .pig li span { display: flex; justify-content: space-between; font-weight: 700; }
  .pig progress { width: 100%; height: .8rem; display: block; border: 0; border-radius: 99px; overflow: hidden; background: #fffaf0; }
  .pig progress::-webkit-progress-bar { background: #fffaf0; }
  .pig progress::-webkit-progress-value { background: #c9635a; }
  .pig progress::-moz-progress-bar { background: #c9635a; }
  .pig svg { width: 7rem; height: 7rem; filter: drop-shadow(0 3px 3px rgb(0 0 0 / .25)); display: block; }
  .pig svg.rolled { animation: pig-roll .4s; }
  .pig .stake { font-size: 1.2rem; }
  .pig .choices { display: flex; gap: .75rem; min-height: var(--tap); }
  .pig .choices .button { min-width: 8rem; min-height: 3.2rem; font-size: 1.2rem; }
  .pig .button[data-advised] { outline: 3px solid var(--gold); outline-offset: 3px; }
  .pig .target { color: var(--ink-2); }
  @keyframes pig-roll { from { transform: rotate(-180deg) scale(.6); } }
`;

export const drawsSeats = true;

/** The rule that matters now. */
export function rule(view) {
  return view.moves.length > 1 ? "PG-4" : "PG-2";
}

export function mount(element, host) {
  const asked = make("h2", { "aria-live": "polite" });
  const banks = make("ol");
  const die = make("div");
  const stake = make("p", { class: "stake" });
  const choices = make("div", { class: "choices" });
  const target = make("p", { class: "target" });
  const root = make("div", { class: "pig plate" });
  root.append(asked, die, stake, choices, banks, target);
  element.replaceChildren(make("style", {}, STYLE), root);

  return {
    update({ view, prompt, events, busy, replaying, advised, shared }) {
      const { bank, face, roller, target: wanted, turn } = view.table;
      const rolled = events.some(({ event }) => event.face !== undefined);
      asked.textContent = prompt;
      die.innerHTML = drawn(face, rolled && !host.reducedMotion);
      stake.textContent = host.say("pig-turn", { points: turn });
      choices.replaceChildren(...(replaying ? [] : view.moves.map((move) => button(move, busy, move.move === advised))));
      banks.replaceChildren(...bank.map((points, seat) => row(named(seat, shared), points, wanted, view.scores === null && seat === roller)));
      target.textContent = host.say("pig-target", { points: wanted });
    },
    destroy() {
      element.replaceChildren();
    },
  };

  /** Whoever reads is "You", unless several people do. */
  function named(seat, shared) {
    return seat === host.seat && !shared ? host.say("page-you") : host.nameOf(seat);
  }

  function row(name, points, wanted, rolls) {
    const text = host.say("pig-bank", { name, points, target: wanted });
    const bar = make("progress", { max: wanted, value: Math.min(points, wanted), "aria-label": text });
    const line = make("li", rolls ? { "aria-current": "true" } : {});
    line.append(make("span", {}, text), bar);
    return line;
  }

  function button(move, busy, advised) {
    const made = make("button", { type: "button", class: move.kind === "hold" ? "button quiet" : "button", "data-move": move.text, ...(advised ? { "data-advised": "" } : {}) });
    made.textContent = host.say(`pig-${move.kind}`);
    made.disabled = busy;
    made.onclick = () => host.play([move.move]);
    return made;
  }
}

function make(name, attributes = {}, text = "") {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}

function drawn(face, rolled) {
  const pips = (face ? PIPS[face - 1] : [])
    .map((place) => `<circle cx="${25 + 25 * (place % 3)}" cy="${25 + 25 * Math.floor(place / 3)}" r="8" fill="#b3261e"/>`)
    .join("");
  const label = face ? `role="img" aria-label="${face}"` : 'aria-hidden="true"';
  return `<svg viewBox="0 0 100 100" ${label} class="${rolled ? "rolled" : ""}">
    <rect x="3" y="3" width="94" height="94" rx="16" fill="#fffdf8" stroke="#7d3f3a" stroke-width="4"/>${pips}</svg>`;
}
