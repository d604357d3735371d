import { useSyncExternalStore } from 'react';
import type { FavouriteRequest } from '#generated/models/favourite-request.ts';
import { session } from '@/shared/session/session';
import { type FavouriteLists, onGuestListElsewhere, readGuestList, writeGuestList } from './guest-list';

export type Favourite = Readonly<FavouriteRequest>;

export interface Favourites {
  readonly lists: FavouriteLists;
  /** `unavailable`: the account's list did not load, so this browser's list is shown. */
  readonly source: 'guest' | 'account' | 'unavailable';
}

/**
 * Adds a favourite to the account or removes it. If this fails, `favourites` undoes the change, and
 * the caller of `connect` shows the error.
 */
type Save = (what: Favourite, added: boolean) => Promise<unknown>;

interface Account {
  readonly save: Save;
  /**
   * The lists that are shown, pending changes included; undefined until the account's list has
   * loaded.
   */
  lists?: FavouriteLists;
  /** The lists that the server confirmed last. */
  saved: FavouriteLists;
  failed: boolean;
  /** Number of pending requests, which run one after another. */
  changes: number;
  last: Promise<void>;
}

let guest = readGuestList();
let account: Account | undefined;
let snapshot: Favourites = { lists: guest, source: 'guest' };
const empty: Favourites = { lists: { doctor: [], clinic: [] }, source: 'guest' };
let stopFollowing: (() => void) | undefined;
const listeners = new Set<() => void>();

/**
 * Favourite doctors and clinics. A guest's favourites are stored in this browser and shared by its
 * tabs, a patient's are in the account. The shell connects the account, because public pages may
 * not call operations of the patient.
 */
export const favourites = {
  get: (): Favourites => snapshot,

  /** The server renders this value for everyone. */
  serverSnapshot: (): Favourites => empty,

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
   * Connects the account's list. Until `setLists` delivers the account's list, changes go to this
   * browser's list, which is then moved to the account. Returns a function that disconnects.
   */
  connect(save: Save): () => void {
    const mine: Account = { save, saved: empty.lists, failed: false, changes: 0, last: Promise.resolve() };
    account = mine;
    return () => {
      if (account === mine) account = undefined;
      announce();
    };
  },

  /**
   * Takes the account's list from the server. The first call also adds this browser's favourites to
   * the account.
   */
  setLists(lists: FavouriteLists): void {
    // A response that is older than the latest change would undo that change for a moment.
    if (account === undefined || account.changes > 0) return;
    const first = account.lists === undefined;
    account.lists = lists;
    account.saved = lists;
    announce();
    if (first) takeOver(account);
  },

  /** Clears this browser's list, so that the next person does not see it. */
  forget(): void {
    setGuest(empty.lists);
  },

  /** Reports that the account's list did not load. */
  fail(): void {
    if (account) account.failed = true;
    announce();
  },
};

/**
 * Shows the change at once and undoes it if the request fails. When the session ends, queued
 * changes are dropped.
 */
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
      // Restore the confirmed value instead of inverting the change, because an earlier change of
      // the same item may have failed too.
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

/**
 * Moves the guest's favourites into the account, oldest first. Favourites that the server refuses
 * stay in this browser and are sent again when the site is opened next time.
 */
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
  return useSyncExternalStore(favourites.subscribe, favourites.get, favourites.serverSnapshot);
}
