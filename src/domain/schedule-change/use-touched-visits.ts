import { useRef, useState } from 'react';
import type { FilialVisitDecision } from '#generated/models/filial-visit-decision.ts';
import { isProblem } from '@/shared/api/problem';
import { notify } from '@/shared/notify';
import { useIsOpen } from '@/shared/use-is-open';
import { decideAll, type Decisions, isToldTo, stillValid, type Touched, undecided, written } from './decisions';

/** The longest reason, as the contract has it. */
export const LONGEST_REASON = 200;

/**
 * What the patients whose visits are moved or cancelled read: `text` stands after «напишем»
 * («причину: „Врач заболел“»); else the reason is worded before it is saved, by whoever saves it.
 * `without` is what they read where none is given; absent, one has to be.
 */
export type Told = { readonly text: string } | { readonly without: string | undefined };

/** What goes along with a change. */
export interface Decided {
  readonly decisions: FilialVisitDecision[];
  /** The reason as it was worded; absent where nobody reads one. */
  readonly told_reason?: string;
}

/** A change of a schedule that may leave visits without a place. */
export interface ScheduleChange {
  /** What changes, in a sentence: «13 мая с 13:00 вы не принимаете». */
  readonly subject: string;
  /** The doctor will not be there: who is kept then would come to nobody. */
  readonly isAway: boolean;
  /** It changes a filial and not one doctor; one that closes is `isAway` too. */
  readonly isFilial?: boolean;
  readonly told: Told;
  /** A dry run: the visits that it touches. */
  readonly touched: () => Promise<readonly Touched[]>;
  readonly save: (decided: Decided) => Promise<unknown>;
  /** It is saved. */
  readonly onSaved?: () => void;
}

/** A change that touches visits, while a person decides about them. */
interface OpenChange {
  readonly change: ScheduleChange;
  readonly touched: readonly Touched[];
  readonly decisions: Decisions;
  /** The reason that patients will read; undefined where it can't be worded here. */
  readonly reason: string | undefined;
  /** Why the last try to save it failed. */
  readonly problem: unknown;
  /** It was to be saved before everything was decided. */
  readonly isAsked?: boolean;
}

/** What `TouchedDialog` shows, and what is done in it. */
export interface DecisionDialog extends OpenChange {
  readonly busy: boolean;
  readonly onDecide: (decisions: Decisions) => void;
  readonly onReason: (reason: string) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** With other hours visits are kept unless somebody decides otherwise; of time off a person decides about each. */
function first({ isAway }: ScheduleChange, touched: readonly Touched[]): Decisions {
  return isAway ? new Map() : decideAll(touched, 'keep');
}

/** No reason is chosen for anybody (docs/rules.md §4). */
const noReason = ({ told }: ScheduleChange): string | undefined => ('text' in told ? undefined : '');

/** Whether patients read nothing unless a reason is given. */
export function needsReason({ told }: ScheduleChange): boolean {
  return !('text' in told) && told.without === undefined;
}

/** Whether a reason is sent along, and can't be: a needed one is missing, or it is too long. */
function isUnsaid(change: ScheduleChange, reason: string | undefined): boolean {
  if (reason === undefined) return false;
  return (reason.trim() === '' && needsReason(change)) || reason.length > LONGEST_REASON;
}

/**
 * Saves a change of a schedule. A dry run tells which visits it touches: without any it is saved at once, else the person decides in a
 * dialog (`TouchedDialog`, for which `dialog` holds the props). What happens meanwhile (somebody books or cancels) is read again, and the decisions stay.
 */
export function useTouchedVisits() {
  const [open, setOpen] = useState<OpenChange>();
  const [busy, setBusy] = useState<'checking' | 'saving'>();
  /** The form that asks for the change is there. */
  const isThere = useIsOpen();
  /** The person has closed the dialog themselves. */
  const hasLeft = useRef(false);

  const finish = (change: ScheduleChange) => {
    setOpen(undefined);
    change.onSaved?.();
  };

  /**
   * @returns whether it is saved, a person is asked about visits first, or has closed the form before anything was
   * @throws whatever the dry run or saving without decisions is refused with; the form shows it
   */
  const begin = async (change: ScheduleChange): Promise<'saved' | 'asks' | 'left'> => {
    setBusy('checking');
    try {
      const touched = await change.touched();
      if (!isThere()) return 'left';
      const decisions = first(change, touched);
      const reason = noReason(change);
      if (touched.length > 0) {
        setOpen({ change, touched, decisions, reason, problem: undefined });
        return 'asks';
      }
      await change.save({ decisions: [] });
      finish(change);
      return 'saved';
    } catch (error) {
      // Somebody has booked between the two requests.
      const touched = isProblem(error, 409) ? await change.touched().catch(() => []) : [];
      if (touched.length === 0) throw error;
      const decisions = first(change, touched);
      setOpen({ change, touched, decisions, reason: noReason(change), problem: error });
      return 'asks';
    } finally {
      setBusy(undefined);
    }
  };

  const save = async (): Promise<void> => {
    if (open === undefined || busy !== undefined) return;
    const { change, touched, decisions } = open;
    const reason = isToldTo(decisions, touched) ? open.reason : undefined;
    if (undecided(decisions, touched).length > 0 || isUnsaid(change, reason)) {
      return setOpen({ ...open, isAsked: true });
    }
    setBusy('saving');
    hasLeft.current = false;
    try {
      await change.save({
        decisions: written(decisions, touched),
        ...(reason !== undefined && reason.trim() !== '' && { told_reason: reason.trim() }),
      });
      finish(change);
    } catch (problem) {
      // A form that has gone too is spoken for by `createQueryClient`.
      if (hasLeft.current) return isThere() ? notify.error(problem as Error) : undefined;
      const fresh = isProblem(problem, 409) ? await change.touched().catch(() => touched) : touched;
      const kept = new Map([...first(change, fresh), ...stillValid(decisions, fresh)]);
      // Saving may have closed it: then the form tells why.
      setOpen((now) => now && { ...now, touched: fresh, decisions: kept, problem, isAsked: false });
    } finally {
      setBusy(undefined);
    }
  };

  const close = (): void => setOpen(undefined);
  const dialog: DecisionDialog | undefined = open && {
    ...open,
    busy: busy === 'saving',
    onDecide: (decisions) => setOpen((now) => now && { ...now, decisions, isAsked: false }),
    onReason: (reason) => setOpen((now) => now && { ...now, reason }),
    onSave: () => void save(),
    onClose: () => {
      hasLeft.current = true;
      close();
    },
  };
  return { begin, busy, dialog, close };
}
