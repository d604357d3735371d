interface Stored<Value> {
  /** What is kept; the fallback where nothing is, where `parse` throws at it, or where storage is forbidden. */
  get: () => Value;
  /** `null` removes it. False where storage is full or forbidden: nothing has changed then. */
  set: (text: string | null) => boolean;
  /** Calls back when another tab changed it, or cleared everything. The returned function ends it. */
  onElsewhere: (changed: () => void) => () => void;
}

/** One value in the browser's storage, which may be missing (on the server), forbidden or full at any time. */
export function stored<Value>(
  key: string,
  parse: (text: string) => Value,
  fallback: Value,
  where: 'localStorage' | 'sessionStorage' = 'localStorage',
): Stored<Value> {
  return {
    get: () => {
      try {
        const text = globalThis[where].getItem(key);
        return text === null ? fallback : parse(text);
      } catch {
        return fallback;
      }
    },

    set: (text) => {
      try {
        if (text === null) globalThis[where].removeItem(key);
        else globalThis[where].setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },

    onElsewhere: (changed) => {
      // The key is null after `localStorage.clear()`.
      const follow = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) changed();
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
  };
}
