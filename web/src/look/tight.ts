// A bar that gives up words one after the other while they do not all fit: first of the moves of others, then of what is not now, then of its tools.

const STEPS = 3;

/** For `use:`; base.css says what each step hides. Names stay for those who hear them. */
export function tight(bar: HTMLElement) {
  const fit = () => {
    delete bar.dataset["tight"];
    for (let step = 1; step <= STEPS && bar.scrollWidth > bar.clientWidth; step++) bar.dataset["tight"] = String(step);
  };
  const size = new ResizeObserver(fit);
  const words = new MutationObserver(fit);
  size.observe(bar);
  words.observe(bar, { childList: true, subtree: true, characterData: true, attributeFilter: ["disabled", "aria-current"] });
  void document.fonts.ready.then(fit);
  return {
    destroy() {
      size.disconnect();
      words.disconnect();
    },
  };
}
