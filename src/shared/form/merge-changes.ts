import { changedFields } from './changed-fields';

/**
 * Result of merging the local changes of a form with changes that another person saved meanwhile.
 */
export interface Merged<Values extends object> {
  /** The other person's values of the fields in `theirs`. */
  readonly taken: Partial<Values>;
  /** Fields that only the other person changed. */
  readonly theirs: readonly (keyof Values & string)[];
  /** Fields that both persons changed to different values. */
  readonly both: readonly (keyof Values & string)[];
}

/** @param began the version that both persons started from */
export function mergeChanges<Values extends object>(began: Values, mine: Values, fresh: Values): Merged<Values> {
  const touched = new Set(changedFields(began, mine));
  const differing = new Set(changedFields(mine, fresh));
  const changed = changedFields(began, fresh).filter((name) => differing.has(name));
  const theirs = changed.filter((name) => !touched.has(name));
  const taken = Object.fromEntries(theirs.map((name) => [name, fresh[name]])) as Partial<Values>;
  return { taken, theirs, both: changed.filter((name) => touched.has(name)) };
}
