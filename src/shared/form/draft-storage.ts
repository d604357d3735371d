/**
 * Drafts of forms, kept in session storage across errors, a 401 and a reload. A guest's draft
 * passes to the person who logs in. A draft of a logged-in person never passes to another person.
 */
const PREFIX = 'aman.draft.';
const OWNER = 'aman.draft-owner';

/** Storage of one form's draft. */
export interface DraftPlace {
  readonly read: () => Readonly<Record<string, unknown>>;
  /** Stores the draft. `withheld` names changed secret fields, whose values are never stored. */
  readonly write: (values: Readonly<Record<string, unknown>>, withheld?: readonly string[]) => void;
  readonly drop: () => void;
}

let drops = 0;

/**
 * Returns a function that checks whether a form that is open now may still store its draft. After
 * `dropDrafts` the form may not.
 */
export function draftStorageGuard(): () => boolean {
  const seen = drops;
  return () => seen === drops;
}

export function draftPlace(name: string): DraftPlace {
  const mayStore = draftStorageGuard();
  return {
    read: () => readDraft(name),
    // A form that is still open after a logout must not store its draft, because the next person
    // would see it.
    write: (values) => mayStore() && writeDraft(name, values),
    drop: () => dropDraft(name),
  };
}

export function readDraft(name: string): Readonly<Record<string, unknown>> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
    return typeof draft === 'object' && draft !== null ? { ...draft } : {};
  } catch {
    return {};
  }
}

export function writeDraft(name: string, values: Readonly<Record<string, unknown>>): void {
  attempt(() => sessionStorage.setItem(PREFIX + name, JSON.stringify(values)));
}

function dropDraft(name: string): void {
  attempt(() => sessionStorage.removeItem(PREFIX + name));
}

/** Drops all drafts. It is called on logout, so that the next person finds no draft. */
export function dropDrafts(): void {
  drops += 1;
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) || key === OWNER) sessionStorage.removeItem(key);
    }
  });
}

/** Keeps the drafts of this person and of a guest, and drops all others. It is called on login. */
export function claimDrafts(person: string): void {
  attempt(() => {
    const owner = sessionStorage.getItem(OWNER);
    if (owner !== null && owner !== person) dropDrafts();
    sessionStorage.setItem(OWNER, person);
  });
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // Storage is full or blocked. The form works without drafts.
  }
}
