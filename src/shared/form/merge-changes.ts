import { changedFields } from './changed-fields';

/** What becomes of a form when somebody else has saved the same thing meanwhile. */
export interface Merged<Values extends object> {
  /** What they saved in the fields that only they changed. */
  readonly taken: Partial<Values>;
  /** Fields that only they changed. */
  readonly theirs: readonly (keyof Values & string)[];
  /** Fields that both changed, each to something else. */
  readonly both: readonly (keyof Values & string)[];
}

/** @param began what both started from */
export function mergeChanges<Values extends object>(began: Values, mine: Values, fresh: Values): Merged<Values> {
  const touched = new Set(changedFields(began, mine));
  const differing = new Set(changedFields(mine, fresh));
  const changed = changedFields(began, fresh).filter((name) => differing.has(name));
  const theirs = changed.filter((name) => !touched.has(name));
  const taken = Object.fromEntries(theirs.map((name) => [name, fresh[name]])) as Partial<Values>;
  return { taken, theirs, both: changed.filter((name) => touched.has(name)) };
}
