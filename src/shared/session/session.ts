import { type Cabinet, type Session, guest, parseSession, serializeSession } from './session-record';

/**
 * Why the session changed:
 * - `sign-in`, `cabinet`: the user logged in or switched to another of their cabinets;
 * - `logout`: the user logged out in this tab, or asked to while the server rejected the token;
 * - `deleted`: the user deleted the account in this tab;
 * - `expired`: the server rejects the token (401);
 * - `logout-elsewhere`: the user logged out in another tab of this browser;
 * - `elsewhere`: any of the other changes in another tab.
 */
export type SessionCause = 'sign-in' | 'cabinet' | 'logout' | 'deleted' | 'expired' | 'logout-elsewhere' | 'elsewhere';

export interface SessionChange {
  readonly now: Session;
  readonly before: Session;
  readonly cause: SessionCause;
}

const KEY = 'aman.session';

/**
 * Value stored by a logout, so that other tabs can tell it from an expired session, after which
 * drafts are kept for the same user.
 */
const LEFT = serializeSession(guest);

/** A request to log out; each is a new object. */
interface Leaver {
  readonly token: string | null;
}

/** Whether the stored value is current: false if storage is blocked or full. */
let shared = true;
let current: Session = parseSession(read() ?? null);
/** The pending logout request. */
let leaver: Leaver | undefined;
const listeners = new Set<(change: SessionChange) => void>();

/**
 * The session: token and current cabinet, kept across visits (docs/rules.md §3) and shared by the
 * tabs of a browser. The user's data comes from the current-user query.
 */
export const session = {
  get: (): Session => current,

  /** Returns a function that unsubscribes. */
  subscribe(listener: (change: SessionChange) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  signIn(accessToken: string, currentCabinet: Cabinet | null): void {
    change({ accessToken, currentCabinet }, 'sign-in');
  },

  /** `null`: the user no longer has a cabinet. */
  chooseCabinet(currentCabinet: Cabinet | null): void {
    catchUp();
    if (current.accessToken === null || current.currentCabinet === currentCabinet) return;
    change({ ...current, currentCabinet }, 'cabinet');
  },

  /**
   * Call when a logout is requested: from then on a 401 counts as the logout, so nothing is kept
   * for the next person.
   */
  leave(): Leaver {
    leaver = { token: current.accessToken };
    return leaver;
  },

  /** Cancels a logout request, unless a newer one was made. */
  stay(asked: Leaver | undefined): void {
    if (leaver === asked) leaver = undefined;
  },

  /**
   * Ends the session of this token, by default the token known to this tab; a newer session, also
   * of another tab, continues.
   */
  logout(leaving: string | null = current.accessToken): void {
    end(leaving, 'logout');
  },

  /** Call when the account is deleted: ends the session of this token. */
  deleted(leaving: string | null): void {
    end(leaving, 'deleted');
  },

  /**
   * Call after a 401: ends the session once, and only if the failed request had the token of this
   * session.
   */
  expire(token: string | null): void {
    catchUp();
    if (token !== null && token === current.accessToken) change(guest, token === leaver?.token ? 'logout' : 'expired');
  },
};

function end(leaving: string | null, cause: 'logout' | 'deleted'): void {
  catchUp();
  if (leaving !== null && current.accessToken === leaving) change(guest, cause);
}

function change(now: Session, cause: SessionCause): void {
  const before = current;
  current = now;
  if (now.accessToken !== before.accessToken) leaver = undefined;
  if (!isOfOtherTab(cause)) write(now, cause);
  for (const listener of [...listeners]) listener({ now, before, cause });
}

/**
 * Reads changes of other tabs. A frozen tab, or one with a pending event, knows only an older
 * session and must not end or overwrite the newer one.
 */
function catchUp(): void {
  const text = shared ? read() : undefined;
  if (text === undefined) return;
  const now = parseSession(text);
  if (serializeSession(now) === serializeSession(current)) return;
  change(now, text === LEFT ? 'logout-elsewhere' : 'elsewhere');
}

function isOfOtherTab(cause: SessionCause): boolean {
  return cause === 'elsewhere' || cause === 'logout-elsewhere';
}

/** `undefined` if storage is blocked: the session then lasts as long as the page. */
function read(): string | null | undefined {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return undefined;
  }
}

function write(now: Session, cause: SessionCause): void {
  try {
    if (cause === 'expired') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, serializeSession(now));
    shared = true;
  } catch {
    // The session in memory stays valid for this page.
    shared = false;
  }
}

/** Starts following other tabs. Called once at the start; returns a function that stops it. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent): void => {
    // The key is null after `localStorage.clear()`.
    if (event.key === KEY || event.key === null) catchUp();
  };
  window.addEventListener('storage', onStorage);
  // A page that was frozen or restored from the back/forward cache has missed events.
  window.addEventListener('pageshow', catchUp);
  window.addEventListener('focus', catchUp);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', catchUp);
    window.removeEventListener('focus', catchUp);
  };
}
