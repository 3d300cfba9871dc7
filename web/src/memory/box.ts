// The browser's own memory; it may be forbidden or full, and then the page simply forgets.

const PREFIX = "parlour.";

export const recall = <T>(key: string, otherwise: T): T => read(() => localStorage, key, otherwise);
export const remember = (key: string, value: unknown): void => write(() => localStorage, key, value);

/** The same for this tab alone. */
export const recallHere = <T>(key: string, otherwise: T): T => read(() => sessionStorage, key, otherwise);
export const rememberHere = (key: string, value: unknown): void => write(() => sessionStorage, key, value);

function read<T>(storage: () => Storage, key: string, otherwise: T): T {
  try {
    const text = storage().getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    storage().setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // forgotten
  }
}
