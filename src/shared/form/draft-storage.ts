/**
 * Drafts of forms, kept in this tab (session storage) across errors, a 401 and a reload. A draft
 * belongs to its author: a guest's passes to the person who then logs in, but never from one person
 * to another.
 */
const PREFIX = 'aman.draft.';
const OWNER = 'aman.draft-owner';

/** Where a form's draft is stored. */
export interface DraftPlace {
  readonly read: () => Readonly<Record<string, unknown>>;
  /** `withheld`: names of changed secret fields, whose values are never stored. */
  readonly write: (values: Readonly<Record<string, unknown>>, withheld?: readonly string[]) => void;
  readonly drop: () => void;
}

let drops = 0;

/**
 * Returns whether a form opened now may still store its draft: not after all drafts were dropped.
 */
export function draftStorageGuard(): () => boolean {
  const seen = drops;
  return () => seen === drops;
}

/** The draft of a form, by its name. */
export function draftPlace(name: string): DraftPlace {
  const mayStore = draftStorageGuard();
  return {
    read: () => readDraft(name),
    // A form still open after a logout stores nothing, because the next person would find it.
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

/** On logout, drops all drafts so that the next person finds nothing. */
export function dropDrafts(): void {
  drops += 1;
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) || key === OWNER) sessionStorage.removeItem(key);
    }
  });
}

/** On login, keeps this person's and a guest's drafts and drops all others. */
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
    // Storage is full or blocked: the form works without drafts.
  }
}
