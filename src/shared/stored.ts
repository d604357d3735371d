interface Stored<Value> {
  /** The stored value; the fallback if there is none, `parse` throws, or storage is blocked. */
  get: () => Value;
  /** `null` removes the value. Returns false and changes nothing if storage is full or blocked. */
  set: (text: string | null) => boolean;
  /**
   * Called when another tab changes the value or clears storage. Returns a function that
   * unsubscribes.
   */
  onElsewhere: (changed: () => void) => () => void;
}

/**
 * One value in browser storage, which may be missing (on the server), blocked or full at any time.
 */
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
