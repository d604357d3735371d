import { useState } from 'react';
import type { TouchedVisitDecision } from '#generated/models/touched-visit-decision.ts';
import { isProblem } from '@/shared/api/problem';
import { decideAll, type Decisions, stillValid, type Touched, undecided, written } from './decisions';

/** A change of a schedule that may leave visits without a place. */
export interface ScheduleChange {
  /** What changes, in a sentence: «13 мая с 13:00 вы не принимаете». */
  readonly subject: string;
  /** The doctor will not be there: who is kept then would come to nobody. */
  readonly isAway: boolean;
  /** What the patients read, after «напишем»: «что вы в это время не принимаете», «причину: „Врач заболел“». */
  readonly told: string;
  /** A dry run: the visits that it touches. */
  readonly touched: () => Promise<readonly Touched[]>;
  readonly save: (decisions: TouchedVisitDecision[]) => Promise<unknown>;
  /** It is saved. */
  readonly onSaved: () => void;
}

/** A change that touches visits, while a person decides about them. */
export interface OpenChange {
  readonly change: ScheduleChange;
  readonly touched: readonly Touched[];
  readonly decisions: Decisions;
  /** Why the last try to save it failed. */
  readonly problem: unknown;
  /** It was to be saved before everything was decided. */
  readonly isAsked?: boolean;
}

/** With other hours visits are kept unless somebody decides otherwise; of time off a person decides about each. */
function first({ isAway }: ScheduleChange, touched: readonly Touched[]): Decisions {
  return isAway ? new Map() : decideAll(touched, 'keep');
}

/**
 * Saves a change of a schedule. A dry run tells which visits it touches: without any it is saved at once, else the person decides in a
 * dialog (`touched-dialog.tsx`). What happens meanwhile (somebody books or cancels) is read again, and the decisions stay.
 */
export function useTouchedVisits() {
  const [open, setOpen] = useState<OpenChange>();
  const [busy, setBusy] = useState<'checking' | 'saving'>();

  const finish = (change: ScheduleChange) => {
    setOpen(undefined);
    change.onSaved();
  };

  /** @throws whatever the dry run or saving without decisions is refused with; the form shows it */
  const begin = async (change: ScheduleChange): Promise<void> => {
    setBusy('checking');
    try {
      const touched = await change.touched();
      const decisions = first(change, touched);
      if (touched.length > 0) return setOpen({ change, touched, decisions, problem: undefined });
      await change.save([]);
      return finish(change);
    } catch (error) {
      // Somebody has booked between the two requests.
      const touched = isProblem(error, 409) ? await change.touched().catch(() => []) : [];
      if (touched.length === 0) throw error;
      return setOpen({ change, touched, decisions: first(change, touched), problem: error });
    } finally {
      setBusy(undefined);
    }
  };

  const save = async (): Promise<void> => {
    if (open === undefined || busy !== undefined) return;
    const { change, touched, decisions } = open;
    if (undecided(decisions, touched).length > 0) return setOpen({ ...open, isAsked: true });
    setBusy('saving');
    try {
      await change.save(written(decisions, touched));
      finish(change);
    } catch (problem) {
      const fresh = isProblem(problem, 409) ? await change.touched().catch(() => touched) : touched;
      const kept = new Map([...first(change, fresh), ...stillValid(decisions, fresh)]);
      // Saving may have closed it: then the form tells why.
      setOpen((now) => now && { change, touched: fresh, decisions: kept, problem });
    } finally {
      setBusy(undefined);
    }
  };

  return {
    begin,
    save,
    busy,
    open,
    setDecisions: (decisions: Decisions) => setOpen((now) => now && { ...now, decisions, isAsked: false }),
    close: () => setOpen(undefined),
  };
}
