import { type Cabinet, type Session, guest, parseSession, serializeSession } from './session-record';

/**
 * Why the session changed:
 * - `sign-in`, `cabinet`: the user logged in or switched to another of their cabinets;
 * - `logout`: the user logged out in this tab, or asked to log out while the server rejected the
 *   token;
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
 * Stored value after a logout. When a session expires, the value is removed instead. So other tabs
 * can distinguish a logout from an expiry: drafts are kept only after an expiry.
 */
const LEFT = serializeSession(guest);

/**
 * A request to log out. Each request is a new object, so that two requests can be distinguished.
 */
interface Leaver {
  readonly token: string | null;
}

/**
 * Whether storage has the current session. False if storage is blocked or full; the tabs then do
 * not share the session.
 */
let shared = true;
let current: Session = parseSession(read() ?? null);
/** The pending logout request. */
let leaver: Leaver | undefined;
const listeners = new Set<(change: SessionChange) => void>();

/**
 * The session: token and current cabinet. It is stored, so that it lasts after the browser is
 * closed (docs/rules.md §3), and shared by the tabs of a browser. The data of the user comes from
 * the query of the current user.
 */
export const session = {
  get: (): Session => current,

  subscribe(listener: (change: SessionChange) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  signIn(accessToken: string, currentCabinet: Cabinet | null): void {
    change({ accessToken, currentCabinet }, 'sign-in');
  },

  /** Switches the cabinet; `null` if the user no longer has a cabinet. */
  chooseCabinet(currentCabinet: Cabinet | null): void {
    catchUp();
    if (current.accessToken === null || current.currentCabinet === currentCabinet) return;
    change({ ...current, currentCabinet }, 'cabinet');
  },

  /**
   * Marks a logout as requested. A 401 then counts as the logout, so that no draft is kept for the
   * next person.
   */
  leave(): Leaver {
    leaver = { token: current.accessToken };
    return leaver;
  },

  /** Cancels a logout request that failed, unless a newer request exists. */
  stay(asked: Leaver | undefined): void {
    if (leaver === asked) leaver = undefined;
  },

  /**
   * Ends the session with this token, by default the session of this tab. A newer session
   * continues, even if another tab has started it.
   */
  logout(leaving: string | null = current.accessToken): void {
    end(leaving, 'logout');
  },

  /** Ends the session with this token after its account was deleted. */
  deleted(leaving: string | null): void {
    end(leaving, 'deleted');
  },

  /** Ends the session after a 401, if the failed request had the token of this session. */
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
 * Applies changes that other tabs have stored. A frozen tab knows only an older session and must
 * not end or overwrite a newer one.
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

/**
 * The stored text; `undefined` if storage is blocked. The session then lasts as long as the page.
 */
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
    // Writing failed, so the session stays in memory and lasts as long as the page.
    shared = false;
  }
}

/**
 * Starts to follow changes by other tabs. Call it once. It returns a function that stops following.
 */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent): void => {
    // After `localStorage.clear()` the key of the event is null.
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
