import { type Cabinet, type Session, guest, parseSession, serializeSession } from './session-record';

/**
 * Why the session changed:
 * - `sign-in`, `cabinet`: the person logged in, or switched to another of their cabinets;
 * - `logout`: they logged out in this tab, or asked to when the server no longer knew the token;
 * - `deleted`: they deleted their account in this tab;
 * - `expired`: the server no longer knows the token (401);
 * - `logout-elsewhere`: they logged out in another tab of this browser;
 * - `elsewhere`: another tab did any other of these.
 */
export type SessionCause = 'sign-in' | 'cabinet' | 'logout' | 'deleted' | 'expired' | 'logout-elsewhere' | 'elsewhere';

export interface SessionChange {
  readonly now: Session;
  readonly before: Session;
  readonly cause: SessionCause;
}

const KEY = 'aman.session';

/**
 * What a logout leaves, so that the other tabs can tell it from a session that has run out: of the latter they keep what was typed, for
 * the same person to go on.
 */
const LEFT = serializeSession(guest);

/** Somebody who asks to log out: each time is another one. */
interface Leaver {
  readonly token: string | null;
}

/** Whether the stored value is the session: not where storage is forbidden or full. */
let shared = true;
let current: Session = parseSession(read() ?? null);
/** Who has asked to log out, and awaits the server's word. */
let leaver: Leaver | undefined;
const listeners = new Set<(change: SessionChange) => void>();

/**
 * Who is logged in: the token and the current cabinet, kept across visits (docs/rules.md §3) and shared by the tabs of
 * one browser. The person comes from the current-user query; here is only what outlives a visit.
 */
export const session = {
  get: (): Session => current,

  /** The returned function ends the subscription. */
  subscribe(listener: (change: SessionChange) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  signIn(accessToken: string, currentCabinet: Cabinet | null): void {
    change({ accessToken, currentCabinet }, 'sign-in');
  },

  /** `null`: the person no longer has a cabinet. */
  chooseCabinet(currentCabinet: Cabinet | null): void {
    catchUp();
    if (current.accessToken === null || current.currentCabinet === currentCabinet) return;
    change({ ...current, currentCabinet }, 'cabinet');
  },

  /** The person asks to log out: from now on a 401 ends the session as that, and leaves nothing of theirs for the next one here. */
  leave(): Leaver {
    leaver = { token: current.accessToken };
    return leaver;
  },

  /** They stay after all, unless they have asked again since. */
  stay(asked: Leaver | undefined): void {
    if (leaver === asked) leaver = undefined;
  },

  /** Ends the session of this token, or the one that this tab knows; a newer one, also of another tab, continues. */
  logout(leaving: string | null = current.accessToken): void {
    end(leaving, 'logout');
  },

  /** The account is gone, and the session of this token with it. */
  deleted(leaving: string | null): void {
    end(leaving, 'deleted');
  },

  /** After a 401: ends the session once, and only if the request that failed carried the token of this session. */
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
 * Takes over the changes of other tabs. A frozen tab, or one with an event still pending, knows only an older session and must not
 * end or overwrite the newer one.
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

/** `undefined` where storage is forbidden: the session then lives as long as the page. */
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
    // As above: the session in memory is still valid for this page.
    shared = false;
  }
}

/** Makes this tab follow the others. Called once at the start; the returned function ends it. */
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
