import { useSyncExternalStore } from 'react';
import type { FavouriteRequest } from '#generated/models/favourite-request.ts';
import { session } from '@/shared/session/session';
import { type FavouriteLists, onGuestListElsewhere, readGuestList, writeGuestList } from './guest-list';

/** A doctor or a clinic that a person marked. */
export type Favourite = Readonly<FavouriteRequest>;

export interface Favourites {
  readonly lists: FavouriteLists;
  /** `unavailable`: the account's list did not load; this browser's is shown meanwhile. */
  readonly source: 'guest' | 'account' | 'unavailable';
}

/** Adds a favourite to the account, or removes it. The caller reports a failure to the person. */
type Save = (what: Favourite, added: boolean) => Promise<unknown>;

interface Account {
  readonly save: Save;
  /** Absent until the list has loaded. */
  lists?: FavouriteLists;
  /** What the account itself is known to hold. */
  saved: FavouriteLists;
  failed: boolean;
  /** Changes being sent, one after another. */
  changes: number;
  last: Promise<void>;
}

let guest = readGuestList();
let account: Account | undefined;
let snapshot: Favourites = { lists: guest, source: 'guest' };
const nobody: Favourites = { lists: { doctor: [], clinic: [] }, source: 'guest' };
let stopFollowing: (() => void) | undefined;
const listeners = new Set<() => void>();

/**
 * Favourite doctors and clinics: a guest's are in this browser, shared by its tabs; a patient's in the account. The shell connects the
 * account, because a public page may not send requests of the patient's area.
 */
export const favourites = {
  get: (): Favourites => snapshot,

  /** For a page drawn on a server: it is the same for everyone. */
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
    const added = !has(snapshot.lists, what);
    if (account?.lists) void change(account, what, added);
    else setGuest(added ? withFirst(guest, what) : without(guest, what));
  },

  /**
   * Starts the account's list. Until `hold` brings it, hearts go to this browser's list, which moves into the account with it. The
   * returned function ends it.
   */
  connect(save: Save): () => void {
    const mine: Account = { save, saved: nobody.lists, failed: false, changes: 0, last: Promise.resolve() };
    account = mine;
    return () => {
      if (account === mine) account = undefined;
      announce();
    };
  },

  /** The server's list. The first one also takes in this browser's favourites from before the login. */
  hold(lists: FavouriteLists): void {
    // An answer older than the latest heart would undo it for a moment.
    if (account === undefined || account.changes > 0) return;
    const first = account.lists === undefined;
    account.lists = lists;
    account.saved = lists;
    announce();
    if (first) takeOver(account);
  },

  /** What was marked on this device is not for the next person. */
  forget(): void {
    setGuest(nobody.lists);
  },

  /** The account's list did not load. */
  fail(): void {
    if (account) account.failed = true;
    announce();
  },
};

/** Shows the change at once; undoes it when the account refuses. What still waits when the session ends is no heart of the next person. */
function change(to: Account, what: Favourite, added: boolean): Promise<boolean> {
  const { accessToken } = session.get();
  place(to, what, added);
  to.changes += 1;
  const done = to.last.then(async () => {
    try {
      if (session.get().accessToken !== accessToken) return false;
      await to.save(what, added);
      to.saved = placed(to.saved, what, added);
      return true;
    } catch {
      // Not just the opposite: an earlier press of the same heart may have failed too.
      place(to, what, has(to.saved, what));
      return false;
    } finally {
      to.changes -= 1;
    }
  });
  to.last = done.then(() => undefined);
  return done;
}

function place(to: Account, what: Favourite, added: boolean): void {
  if (to.lists) to.lists = placed(to.lists, what, added);
  announce();
}

function placed(lists: FavouriteLists, what: Favourite, added: boolean): FavouriteLists {
  return added ? withFirst(lists, what) : without(lists, what);
}

/** Moves the guest's list into the account, oldest first. What the account did not take stays for the next visit. */
function takeOver(to: Account): void {
  for (const what of [...oldestFirst(guest, 'doctor'), ...oldestFirst(guest, 'clinic')]) {
    if (to.lists && has(to.lists, what)) setGuest(without(guest, what));
    else void change(to, what, true).then((taken) => taken && setGuest(without(guest, what)));
  }
}

function follow(): void {
  guest = readGuestList();
  announce();
}

function setGuest(lists: FavouriteLists): void {
  guest = lists;
  writeGuestList(lists);
  announce();
}

function has(lists: FavouriteLists, { kind, slug }: Favourite): boolean {
  return lists[kind].includes(slug);
}

function without(lists: FavouriteLists, { kind, slug }: Favourite): FavouriteLists {
  return { ...lists, [kind]: lists[kind].filter((other) => other !== slug) };
}

function withFirst(lists: FavouriteLists, what: Favourite): FavouriteLists {
  return { ...lists, [what.kind]: [what.slug, ...without(lists, what)[what.kind]] };
}

function oldestFirst(lists: FavouriteLists, kind: Favourite['kind']): readonly Favourite[] {
  return lists[kind].toReversed().map((slug) => ({ kind, slug }));
}

function announce(): void {
  if (account?.lists) snapshot = { lists: account.lists, source: 'account' };
  else snapshot = { lists: guest, source: account?.failed ? 'unavailable' : 'guest' };
  for (const listener of [...listeners]) listener();
}

export function useFavourites(): Favourites {
  return useSyncExternalStore(favourites.subscribe, favourites.get, favourites.ofNobody);
}
