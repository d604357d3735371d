const KEY = 'aman.guest-hold';

/** Where storage is forbidden the hold is known as long as the page lives. */
let known: string | undefined;

/** The id of the slot that this browser holds before anybody has signed in: one for all its tabs, as the contract has it. */
export const guestHoldId = {
  get(): string | undefined {
    try {
      return localStorage.getItem(KEY) ?? undefined;
    } catch {
      return known;
    }
  },

  keep(id: string): void {
    known = id;
    attempt(() => localStorage.setItem(KEY, id));
  },

  /** It was let go, or has passed to the person. */
  forget(): void {
    known = undefined;
    attempt(() => localStorage.removeItem(KEY));
  },
};

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // Storage is full or forbidden: `known` holds for this page.
  }
}
