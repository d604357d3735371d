import { useRef, useState } from 'react';
import type { FilialVisitDecision } from '#generated/models/filial-visit-decision.ts';
import type { TouchedVisit } from '#generated/models/touched-visit.ts';
import { isProblem } from '@/shared/api/problem';
import type { ConflictResolution } from '@/shared/form/use-versioned';
import { notify } from '@/shared/notify';
import { useIsOpen } from '@/shared/use-is-open';
import type { Touched } from './decisions';

/**
 * What patients of moved or cancelled visits read. `text` follows «напишем» («причину: „Врач
 * заболел“»). Otherwise the dialog asks for a reason; `without` is sent if it is left empty, and
 * without `without` it is required.
 */
export type PatientText = { readonly text: string } | { readonly without: string | undefined };

/** The decisions sent with a change. */
export interface Decided {
  readonly decisions: FilialVisitDecision[];
  /** The reason; absent if no patient reads one. */
  readonly told_reason?: string;
}

/** A change of a schedule that may leave visits without a place. */
export interface ScheduleChange {
  /** The change as a sentence: «13 мая с 13:00 вы не принимаете». */
  readonly subject: string;
  /** The doctor is absent, so no visit is kept by default. */
  readonly isAway: boolean;
  /** The change is of a filial; if it closes, `isAway` is set too. */
  readonly isFilial?: boolean;
  readonly patientText: PatientText;
  /**
   * Draft key of the form that asks for the change; the decisions are stored under a related key.
   */
  readonly draft: string;
  /** Dry run: the visits that the change affects. */
  readonly touched: () => Promise<readonly Touched[]>;
  readonly save: (decided: Decided) => Promise<unknown>;
  /** Resolves a 412: `mend` of the form, if others may edit the same data. */
  readonly mend?: (error: unknown) => Promise<ConflictResolution>;
  /** Called after saving. */
  readonly onSaved?: () => void;
}

/** A change whose affected visits are being decided in `TouchedDialog`. */
interface OpenChange {
  readonly change: ScheduleChange;
  readonly touched: readonly Touched[];
  /** The error of a save that failed because the visits have changed. */
  readonly conflict: unknown;
}

/** The props of `TouchedDialog`. */
export interface DecisionDialog extends OpenChange {
  /**
   * @throws the Problem, which the form shows; after a conflict the dialog has the current visits
   */
  readonly onSave: (decided: Decided) => Promise<'kept' | undefined>;
  readonly onClose: () => void;
}

/**
 * Maps a dry run of a doctor's schedule. Colleagues' times on the same day come before other days.
 */
export function touchedOf({ visit, new_times, colleague_times = [], colleagues }: TouchedVisit): Touched {
  return {
    visit: { ...visit, doctor_name: null },
    new_times: [
      ...colleague_times.map(({ price, ...free }) => ({ ...free, ...(price !== visit.price && { price }) })),
      ...new_times.map((starts_at) => ({ starts_at })),
    ],
    ...(colleagues && { colleagues }),
  };
}

/**
 * Saves a change of a schedule. A dry run finds the visits it affects: without any it saves at
 * once, else the user decides in a `TouchedDialog`, which takes the props in `dialog`. If visits
 * change meanwhile, they are read again and the decisions stay.
 */
export function useTouchedVisits() {
  const [open, setOpen] = useState<OpenChange>();
  /** Whether the form that asks for the change is still mounted. */
  const isThere = useIsOpen();
  /** The user has closed the dialog. */
  const hasLeft = useRef(false);

  const close = (): void => setOpen(undefined);

  const finish = (change: ScheduleChange) => {
    close();
    change.onSaved?.();
  };

  /**
   * For a form's `submit`.
   * @returns `'kept'` if nothing is saved yet: the user decides about visits first, or has closed
   * the form
   * @throws the error of the dry run or of saving; the form shows it
   */
  const begin = async (change: ScheduleChange): Promise<'kept' | undefined> => {
    try {
      const touched = await change.touched();
      if (!isThere()) return 'kept';
      if (touched.length > 0) {
        setOpen({ change, touched, conflict: undefined });
        return 'kept';
      }
      await change.save({ decisions: [] });
      finish(change);
      return undefined;
    } catch (error) {
      // Someone has booked between the two requests.
      const touched = isProblem(error, 409) ? await change.touched().catch(() => []) : [];
      if (touched.length === 0) throw error;
      setOpen({ change, touched, conflict: error });
      return 'kept';
    }
  };

  const save = async ({ change, touched: before }: OpenChange, decided: Decided): Promise<'kept' | undefined> => {
    hasLeft.current = false;
    try {
      await change.save(decided).catch(async (error: unknown) => {
        // While the dialog is open, the conflict is resolved here instead of in the form.
        const mended = await change.mend?.(error);
        if (mended === 'send') return change.save(decided);
        // Changed hours affect other visits, so the form with its conflict note comes first.
        if (mended === 'explained') close();
        throw error;
      });
      finish(change);
      return undefined;
    } catch (problem) {
      if (hasLeft.current) {
        // If the form is unmounted too, `createQueryClient` shows the error.
        if (isThere()) notify.error(problem as Error);
        return 'kept';
      }
      if (!isProblem(problem, 409)) throw problem;
      const touched = await change.touched().catch(() => before);
      setOpen((now) => now && { ...now, touched, conflict: problem });
      return 'kept';
    }
  };

  const dialog: DecisionDialog | undefined = open && {
    ...open,
    onSave: (decided) => save(open, decided),
    onClose: () => {
      hasLeft.current = true;
      close();
    },
  };
  return { begin, dialog };
}
