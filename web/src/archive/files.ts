// Files that the browser saves, and what is sought among many.

/** Lets the browser save a text or a picture. */
export function saved(content: BlobPart, name: string, type = "application/json"): void {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Every word that is sought begins somewhere in what is told; accents and capitals do not matter. */
export function fits(sought: string, told: string[]): boolean {
  const text = plain(told.join(" "));
  return plain(sought).split(/\s+/).filter(Boolean).every((word) => text.includes(word));
}
