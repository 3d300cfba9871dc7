// The table of Pig on the page, in plain JavaScript. It draws what `update` brings and plays what is clicked; the page does the rest.

/** Where the pips of a face are, on a die of three by three. */
const PIPS = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

const STYLE = `
  .pig { display: grid; gap: 1rem; justify-items: center; padding: 1rem; max-width: 32rem; margin: 0 auto; }
  .pig ol { list-style: none; margin: 0; padding: 0; width: 100%; display: grid; gap: .5rem; }
  .pig li { border: 2px solid transparent; border-radius: .5rem; padding: .25rem .5rem; }
  .pig li[aria-current] { border-color: currentColor; }
  .pig progress { width: 100%; accent-color: #b3261e; }
  .pig svg { width: 6rem; height: 6rem; }
  .pig svg.rolled { animation: pig-roll .4s; }
  .pig button { font: inherit; padding: .6rem 1.4rem; min-height: 2.75rem; }
  .pig button[data-advised] { outline: 3px solid #b3261e; outline-offset: 2px; }
  @keyframes pig-roll { from { transform: rotate(-180deg) scale(.6); } }
`;

export const drawsSeats = true;

/** What is asked, in a line. */
export function prompt(view, table, host) {
  return view.moves.length > 1 ? host.say("pig-prompt", { turn: view.table.turn }) : host.say("pig-prompt-first");
}

/** What happened, said of the roller: what the die shows is nobody's decision. */
export function sentences(event, table, mine, view, host) {
  const you = event.seat === mine ? "yes" : "no";
  return [host.say(`pig-event-${event.kind}`, { ...event, name: host.nameOf(event.seat), you })];
}

/** The rule that matters now. */
export function rule(view) {
  return view.moves.length > 1 ? "PG-4" : "PG-2";
}

export function mount(element, host) {
  const style = make("style", {}, STYLE);
  const target = make("p");
  const banks = make("ol");
  const die = make("div");
  const stake = make("p", { "aria-live": "polite" });
  const choices = make("p");
  const root = make("div", { class: "pig" });
  root.append(target, banks, die, stake, choices);
  element.replaceChildren(style, root);

  return {
    update(state) {
      const { view, events, busy, replaying, advised } = state;
      const { bank, face, roller, target: wanted, turn } = view.table;
      target.textContent = host.say("pig-target", { points: wanted });
      stake.textContent = host.say("pig-turn", { points: turn });
      banks.replaceChildren(...bank.map((points, seat) => row(seat, points, wanted, view.scores === null && seat === roller)));
      const rolled = events.some(({ event }) => event.face !== undefined);
      die.innerHTML = drawn(face, rolled && !host.reducedMotion);
      choices.replaceChildren(...(replaying ? [] : view.moves.map((move) => button(move, busy, move.move === advised))));
    },
    destroy() {
      element.replaceChildren();
    },
  };

  function row(seat, points, wanted, rolls) {
    const text = host.say("pig-bank", { name: host.nameOf(seat), points, target: wanted });
    const bar = make("progress", { max: wanted, value: Math.min(points, wanted), "aria-label": text });
    const line = make("li", rolls ? { "aria-current": "true" } : {});
    line.append(make("span", {}, text), bar);
    return line;
  }

  function button(move, busy, advised) {
    const made = make("button", { type: "button", "data-move": move.text, ...(advised ? { "data-advised": "" } : {}) });
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
