import { onGuestListElsewhere, readGuestList, writeGuestList } from './guest-list';

export interface Favourites {
  /** Slugs, the latest first. */
  readonly doctors: readonly string[];
  /** `unavailable`: the account's list did not come; this browser's is shown meanwhile. */
  readonly source: 'guest' | 'account' | 'unavailable';
}

/** Keeps a doctor in the account, or drops one. Whoever gives it tells the person when it fails. */
type Keep = (slug: string, kept: boolean) => Promise<unknown>;

interface Account {
  readonly keep: Keep;
  /** Absent until the list has come. */
  doctors?: readonly string[];
  failed: boolean;
  /** Changes under way, one after another. */
  changes: number;
  last: Promise<void>;
}

let guest = readGuestList();
let account: Account | undefined;
let snapshot: Favourites = { doctors: guest, source: 'guest' };
let stopFollowing: (() => void) | undefined;
const listeners = new Set<() => void>();

/**
 * The doctors somebody keeps: a guest's in this browser, shared by its tabs; a patient's in the account. The account is
 * connected by the shell, since requests of the patient's area are no business of a public page.
 */
export const favourites = {
  get: (): Favourites => snapshot,

  /** The returned function ends the subscription. */
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) stopFollowing = onGuestListElsewhere(follow);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stopFollowing?.();
    };
  },

  toggle(slug: string): void {
    const kept = !snapshot.doctors.includes(slug);
    if (account?.doctors) void change(account, slug, kept);
    else setGuest(kept ? [slug, ...guest] : without(guest, slug));
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
  hold(doctors: readonly string[]): void {
    // An answer from before the latest heart would take it back for a moment.
    if (account === undefined || account.changes > 0) return;
    const first = account.doctors === undefined;
    account.doctors = doctors;
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
function change(to: Account, slug: string, kept: boolean): Promise<boolean> {
  place(to, slug, kept);
  to.changes += 1;
  const done = to.last.then(async () => {
    try {
      await to.keep(slug, kept);
      return true;
    } catch {
      place(to, slug, !kept);
      return false;
    } finally {
      to.changes -= 1;
    }
  });
  to.last = done.then(() => undefined);
  return done;
}

function place(to: Account, slug: string, kept: boolean): void {
  const others = without(to.doctors ?? [], slug);
  to.doctors = kept ? [slug, ...others] : others;
  announce();
}

/** The guest's list goes into the account, oldest first. What the account did not take stays for the next visit. */
function takeOver(to: Account): void {
  for (const slug of guest.toReversed()) {
    if (to.doctors?.includes(slug)) setGuest(without(guest, slug));
    else void change(to, slug, true).then((taken) => taken && setGuest(without(guest, slug)));
  }
}

function follow(): void {
  guest = readGuestList();
  announce();
}

function setGuest(doctors: readonly string[]): void {
  guest = doctors;
  writeGuestList(doctors);
  announce();
}

function without(doctors: readonly string[], slug: string): readonly string[] {
  return doctors.filter((doctor) => doctor !== slug);
}

function announce(): void {
  if (account?.doctors) snapshot = { doctors: account.doctors, source: 'account' };
  else snapshot = { doctors: guest, source: account?.failed ? 'unavailable' : 'guest' };
  for (const listener of [...listeners]) listener();
}
