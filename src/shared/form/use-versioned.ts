import { useRef, useState } from 'react';
import { isProblem, Problem } from '@/shared/api/problem';
import { lostFrom } from '@/shared/api/response-check';
import { mergeChanges } from './merge-changes';

/** The fields of a form: what they hold, and how some of it is replaced. */
export interface Fields<Values extends object> {
  readonly values: Values;
  readonly put: (values: Partial<Values>) => void;
}

/** How a refusal was mended: it is sent again, or a note of the screen tells what happened. */
export type Mended = 'send' | 'told' | undefined;

/** Mends what a change was refused with, in the fields of the form. */
export type Mend<Values extends object> = (refusal: unknown, fields: Fields<Values>) => Promise<Mended>;

/** What somebody else has saved meanwhile, for `OthersNote`. */
export interface OthersChange<Name extends string> {
  readonly theirs: readonly Name[];
  readonly both: readonly Name[];
  /** Puts into a field what was typed here, or what they saved. */
  readonly take: (name: Name, whose: Whose) => void;
}

export type Whose = 'mine' | 'fresh';

interface EditedOptions<Start, Values extends object> {
  /** What was read, with its version. */
  readonly start: Start;
  readonly valuesOf: (start: Start) => Values;
  /** Reads it again. */
  readonly read: () => Promise<Start>;
  /** The lists of `data` that the form saves, where it does not save all of them. */
  readonly lists?: readonly string[];
  /** Nothing will be saved: rows may be missing. */
  readonly isOnlyShown?: boolean;
}

/**
 * Something that others may change while it is edited here (contract: Two people at once). Send it with `ifMatch(edited.began())`; when
 * that is refused with 412, `mend` reads it again and keeps everything typed: what only others changed comes into the form, what both
 * changed is asked about. Whatever the form doesn't show disturbs nobody: then it is simply sent again.
 *
 * A form never begins without rows that were left out as broken (shared/api/response-check.ts):
 * saving would delete them. It throws, and the page, or the `SectionBoundary` around the form,
 * offers to read again.
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
  /** It is sent again once: a server that refuses whatever version it gave is not asked for ever. */
  const isResent = useRef(false);
  const [others, setOthers] = useState<OthersChange<keyof Values & string>>();
  if (!isOnlyShown && lacksRows(began, lists)) throw new Problem({ kind: 'incomplete' });

  const begin = (next: Start): void => {
    isResent.current = false;
    latest.current = next;
    setBegan(next);
    setOthers(undefined);
  };

  const mend: Mend<Values> = async (refusal, { values, put }) => {
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
    const take = (name: keyof Values & string, whose: Whose) =>
      put({ [name]: versions[whose][name] } as Partial<Record<keyof Values, unknown>> as Partial<Values>);
    setOthers({ theirs: merged.theirs, both: merged.both, take });
    return 'told';
  };

  return {
    /** What the next change is based on. */
    began: (): Start => latest.current,
    /** The same, to be shown. */
    saved: began,
    initial: valuesOf(began),
    others,
    mend,
    /** It has been saved, or is begun anew. */
    begin,
  };
}

/** Whether a response, or one of several, lost rows of a list that the form saves. */
function lacksRows(start: unknown, lists: readonly string[] | undefined): boolean {
  const responses = typeof start === 'object' && start !== null ? [start, ...Object.values(start)] : [];
  const lost = responses.flatMap(lostFrom);
  return lists === undefined
    ? lost.length > 0
    : lists.some((list) => lost.some((path) => path.startsWith(`data.${list}`)));
}
