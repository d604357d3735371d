import { useSyncExternalStore } from 'react';
import type { FavouriteRequest } from '#generated/models/favourite-request.ts';
import { type Kept, onGuestListElsewhere, readGuestList, writeGuestList } from './guest-list';

/** A doctor or a clinic that somebody keeps. */
export type Favourite = Readonly<FavouriteRequest>;

export interface Favourites {
  readonly kept: Kept;
  /** `unavailable`: the account's list did not come; this browser's is shown meanwhile. */
  readonly source: 'guest' | 'account' | 'unavailable';
}

/** Keeps something in the account, or drops it. Whoever gives it tells the person when it fails. */
type Keep = (what: Favourite, kept: boolean) => Promise<unknown>;

interface Account {
  readonly keep: Keep;
  /** Absent until the list has come. */
  kept?: Kept;
  failed: boolean;
  /** Changes under way, one after another. */
  changes: number;
  last: Promise<void>;
}

let guest = readGuestList();
let account: Account | undefined;
let snapshot: Favourites = { kept: guest, source: 'guest' };
const nobody: Favourites = { kept: { doctor: [], clinic: [] }, source: 'guest' };
let stopFollowing: (() => void) | undefined;
const listeners = new Set<() => void>();

/**
 * The doctors and clinics somebody keeps: a guest's in this browser, shared by its tabs; a patient's in the account. The account
 * is connected by the shell, since requests of the patient's area are no business of a public page.
 */
export const favourites = {
  get: (): Favourites => snapshot,

  /** For a page that a server has made: it is everyone's. */
  ofNobody: (): Favourites => nobody,

  /** The returned function ends the subscription. */
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) stopFollowing = onGuestListElsewhere(follow);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stopFollowing?.();
    };
  },

  toggle(what: Favourite): void {
    const keep = !has(snapshot.kept, what);
    if (account?.kept) void change(account, what, keep);
    else setGuest(keep ? withFirst(guest, what) : without(guest, what));
  },

  /**
   * Begins the account's list. Until `hold` brings it, hearts go to this browser's and are taken over with it. The returned
   * function ends it.
   */
  connect(keep: Keep): () => void {
    const mine: Account = { keep, failed: false, changes: 0, last: Promise.resolve() };
    account = mine;
    return () => {
      if (account === mine) account = undefined;
      announce();
    };
  },

  /** The list as the server has it. The first one takes in what this browser kept before the login. */
  hold(kept: Kept): void {
    // An answer from before the latest heart would take it back for a moment.
    if (account === undefined || account.changes > 0) return;
    const first = account.kept === undefined;
    account.kept = kept;
    announce();
    if (first) takeOver(account);
  },

  /** The account's list did not come. */
  fail(): void {
    if (account) account.failed = true;
    announce();
  },
};

/** Shows the change at once; takes it back when the account refuses. */
function change(to: Account, what: Favourite, keep: boolean): Promise<boolean> {
  place(to, what, keep);
  to.changes += 1;
  const done = to.last.then(async () => {
    try {
      await to.keep(what, keep);
      return true;
    } catch {
      place(to, what, !keep);
      return false;
    } finally {
      to.changes -= 1;
    }
  });
  to.last = done.then(() => undefined);
  return done;
}

function place(to: Account, what: Favourite, keep: boolean): void {
  if (to.kept) to.kept = keep ? withFirst(to.kept, what) : without(to.kept, what);
  announce();
}

/** The guest's list goes into the account, oldest first. What the account did not take stays for the next visit. */
function takeOver(to: Account): void {
  for (const what of [...oldestFirst(guest, 'doctor'), ...oldestFirst(guest, 'clinic')]) {
    if (to.kept && has(to.kept, what)) setGuest(without(guest, what));
    else void change(to, what, true).then((taken) => taken && setGuest(without(guest, what)));
  }
}

function follow(): void {
  guest = readGuestList();
  announce();
}

function setGuest(kept: Kept): void {
  guest = kept;
  writeGuestList(kept);
  announce();
}

function has(kept: Kept, { kind, slug }: Favourite): boolean {
  return kept[kind].includes(slug);
}

function without(kept: Kept, { kind, slug }: Favourite): Kept {
  return { ...kept, [kind]: kept[kind].filter((other) => other !== slug) };
}

function withFirst(kept: Kept, what: Favourite): Kept {
  return { ...kept, [what.kind]: [what.slug, ...without(kept, what)[what.kind]] };
}

function oldestFirst(kept: Kept, kind: Favourite['kind']): readonly Favourite[] {
  return kept[kind].toReversed().map((slug) => ({ kind, slug }));
}

function announce(): void {
  if (account?.kept) snapshot = { kept: account.kept, source: 'account' };
  else snapshot = { kept: guest, source: account?.failed ? 'unavailable' : 'guest' };
  for (const listener of [...listeners]) listener();
}

export function useFavourites(): Favourites {
  return useSyncExternalStore(favourites.subscribe, favourites.get, favourites.ofNobody);
}
