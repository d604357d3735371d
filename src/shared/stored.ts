interface Stored<Value> {
  /**
   * Returns the stored value. Returns the fallback if there is none, `parse` throws, or storage is
   * blocked.
   */
  get: () => Value;
  /**
   * Stores a text; `null` removes it. Returns false and changes nothing if storage is full or
   * blocked.
   */
  set: (text: string | null) => boolean;
  /**
   * Calls the listener when another tab changes the value or clears storage. Returns a function
   * that unsubscribes.
   */
  onElsewhere: (changed: () => void) => () => void;
}

/**
 * One value in browser storage. Storage may be missing (on the server), blocked or full at any
 * time.
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
      // After `localStorage.clear()` the key of the event is null.
      const follow = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) changed();
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
  };
}
