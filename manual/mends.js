// What the theme leaves out. Browsers start no workers for pages that are opened as files: there the search runs in a hidden frame.
if (location.protocol === "file:") {
  window.Worker = class {
    constructor(url) {
      this.waiting = [];
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      this.frame.onload = () => this.start(new URL(url, location));
      document.body.append(this.frame);
    }
    start(url) {
      const inside = this.frame.contentWindow;
      // Both sides change what they are given: each needs a copy of its own.
      const send = (data) => inside.dispatchEvent(new inside.MessageEvent("message", { data: structuredClone(data) }));
      inside.postMessage = (data) => setTimeout(() => this.onmessage?.({ data: structuredClone(data) }));
      const script = inside.document.createElement("script");
      script.src = url;
      script.onload = () => {
        this.send = send;
        this.waiting.forEach(send);
      };
      this.frame.onload = null;
      inside.document.body.append(script);
    }
    postMessage(data) {
      if (this.send) this.send(data);
      else this.waiting.push(structuredClone(data));
    }
    terminate() {
      this.frame.remove();
    }
  };
}

// For those who hear the page or use its keys: a button to copy is no landmark, and what is wider than its box can be reached.
new MutationObserver(() => {
  for (const buttons of document.querySelectorAll("nav.md-code__nav:not([role])")) buttons.setAttribute("role", "none");
  for (const box of document.querySelectorAll("pre > code, .md-typeset__scrollwrap")) {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
  }
}).observe(document.documentElement, { childList: true, subtree: true });
