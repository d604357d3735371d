import { useRef, useState } from 'react';
import { isProblem, Problem } from '@/shared/api/problem';
import { lostFrom } from '@/shared/api/response-check';
import { mergeChanges } from './merge-changes';

export interface Fields<Values extends object> {
  readonly values: Values;
  readonly put: (values: Partial<Values>) => void;
}

/** How a 412 was resolved: the request is sent again, or `OthersNote` explains the conflict. */
export type ConflictResolution = 'send' | 'explained' | undefined;

/** Resolves a 412. May change values of the form. */
export type ResolveConflict<Values extends object> = (
  refusal: unknown,
  fields: Fields<Values>,
) => Promise<ConflictResolution>;

/** Changes that another person saved meanwhile, for `OthersNote`. */
export interface OthersChange<Name extends string> {
  readonly theirs: readonly Name[];
  readonly both: readonly Name[];
  /** Sets a field to the local value or to the other person's value. */
  readonly take: (name: Name, whose: ConflictSide) => void;
}

export type ConflictSide = 'mine' | 'fresh';

interface EditedOptions<Start, Values extends object> {
  /** The data that was read, with its version. */
  readonly start: Start;
  readonly valuesOf: (start: Start) => Values;
  /** Reads the data again after a 412. */
  readonly read: () => Promise<Start>;
  /** Names of the lists in `data` that the form saves; defaults to all lists. */
  readonly lists?: readonly string[];
  /**
   * Set if the form only shows the data: rows that are missing from the response then do no harm.
   */
  readonly isOnlyShown?: boolean;
}

/**
 * Edits data that other people may change meanwhile (contract, «Two people at once»). Send the
 * change with `ifMatch(edited.began())`.
 *
 * After a 412 `mend` reads the data again and keeps the local input. Fields that only the other
 * person changed are updated. For fields that both changed the user decides. If no field of the
 * form has changed, the request is sent again.
 *
 * Throws if invalid rows were removed from the response (shared/api/response-check.ts), because
 * saving would delete them. The page, or the `SectionBoundary` around the form, then offers to read
 * again.
 */
export function useVersioned<Start, Values extends object>({
  start,
  valuesOf,
  read,
  lists,
  isOnlyShown = false,
}: EditedOptions<Start, Values>) {
  const [began, setBegan] = useState(start);
  const latest = useRef(start);
  /**
   * Set after a resend, to resend only once: a server that refuses the version it has just returned
   * would cause a loop.
   */
  const isResent = useRef(false);
  const [others, setOthers] = useState<OthersChange<keyof Values & string>>();
  if (!isOnlyShown && lacksRows(began, lists)) throw new Problem({ kind: 'incomplete' });

  const begin = (next: Start): void => {
    isResent.current = false;
    latest.current = next;
    setBegan(next);
    setOthers(undefined);
  };

  const mend: ResolveConflict<Values> = async (refusal, { values, put }) => {
    if (!isProblem(refusal, 412) || isResent.current) {
      isResent.current = false;
      return undefined;
    }
    const fresh = await read().catch(() => undefined);
    if (fresh === undefined || lacksRows(fresh, lists)) return undefined;
    const merged = mergeChanges(valuesOf(latest.current), values, valuesOf(fresh));
    begin(fresh);
    if (merged.theirs.length + merged.both.length === 0) {
      isResent.current = true;
      return 'send';
    }
    put(merged.taken);
    const versions = { mine: values, fresh: valuesOf(fresh) };
    const take = (name: keyof Values & string, whose: ConflictSide) =>
      put({ [name]: versions[whose][name] } as Partial<Record<keyof Values, unknown>> as Partial<Values>);
    setOthers({ theirs: merged.theirs, both: merged.both, take });
    return 'explained';
  };

  return {
    /** The version that the next request sends. */
    began: (): Start => latest.current,
    /** The data of that version as state, for rendering. */
    saved: began,
    initial: valuesOf(began),
    others,
    mend,
    /** Sets the version after saving or resetting. */
    begin,
  };
}

/**
 * Whether rows were removed from a list that the form saves. `start` is a response or an object of
 * responses.
 */
function lacksRows(start: unknown, lists: readonly string[] | undefined): boolean {
  const responses = typeof start === 'object' && start !== null ? [start, ...Object.values(start)] : [];
  const lost = responses.flatMap(lostFrom);
  return lists === undefined
    ? lost.length > 0
    : lists.some((list) => lost.some((path) => path.startsWith(`data.${list}`)));
}
