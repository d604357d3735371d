import { useRef, useState } from 'react';
import type { FilialVisitDecision } from '#generated/models/filial-visit-decision.ts';
import type { TouchedVisit } from '#generated/models/touched-visit.ts';
import { isProblem } from '@/shared/api/problem';
import type { ConflictResolution } from '@/shared/form/use-versioned';
import { notify } from '@/shared/notify';
import { useIsOpen } from '@/shared/use-is-open';
import type { Touched } from './decisions';

/**
 * What patients read when their visit is moved or cancelled. With `text` the dialog asks for no
 * reason: its sentence «Пациенту напишем …» contains these words («причину: „Врач заболел“»). With
 * `without` the dialog asks for the reason. If the user leaves it empty, patients read the text of
 * `without`; if `without` is undefined, the reason is required.
 */
export type PatientText = { readonly text: string } | { readonly without: string | undefined };

/** Decisions that are sent together with a change. */
export interface Decided {
  readonly decisions: FilialVisitDecision[];
  /** Reason for the patients; absent if no patient reads it. */
  readonly told_reason?: string;
}

/** A change of a schedule that may affect booked visits. */
export interface ScheduleChange {
  /** The change as a sentence: «13 мая с 13:00 вы не принимаете». */
  readonly subject: string;
  /** Whether the doctor is absent, so that no visit is kept by default. */
  readonly isAway: boolean;
  /** Whether the change is about a filial. If the filial closes, `isAway` is set too. */
  readonly isFilial?: boolean;
  readonly patientText: PatientText;
  /** Draft key of the form with the change. The decisions are stored under a derived key. */
  readonly draft: string;
  /** Dry run that returns the visits affected by the change. */
  readonly touched: () => Promise<readonly Touched[]>;
  readonly save: (decided: Decided) => Promise<unknown>;
  /** Resolves a 412 (`mend` of the form). It is set if other people may edit the same data. */
  readonly mend?: (error: unknown) => Promise<ConflictResolution>;
  /** Called after the change was saved. */
  readonly onSaved?: () => void;
}

/** A change whose affected visits are shown in `TouchedDialog`. */
interface OpenChange {
  readonly change: ScheduleChange;
  readonly touched: readonly Touched[];
  /** Error of the last save if the affected visits have changed meanwhile. */
  readonly conflict: unknown;
}

export interface DecisionDialog extends OpenChange {
  /**
   * Saves the change.
   * @returns `'kept'` if the change is not saved: after a conflict (the dialog then shows the
   * current visits), or after an error if the user has closed the dialog meanwhile
   * @throws any other error; the form shows it
   */
  readonly onSave: (decided: Decided) => Promise<'kept' | undefined>;
  readonly onClose: () => void;
}

/**
 * Converts a visit from the dry run of a doctor's schedule. Times of other doctors on the same day
 * come first.
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
 * Saves a change of a schedule. A dry run finds the affected visits. If there are none, the change
 * is saved at once; otherwise the user decides in `TouchedDialog`, whose props are in `dialog`. If
 * the affected visits change meanwhile, they are reloaded and the decisions stay.
 */
export function useTouchedVisits() {
  const [open, setOpen] = useState<OpenChange>();
  /** Whether the form that contains the change is still mounted. */
  const isThere = useIsOpen();
  /** Whether the user has closed the dialog. */
  const hasLeft = useRef(false);

  const close = (): void => setOpen(undefined);

  const finish = (change: ScheduleChange) => {
    close();
    change.onSaved?.();
  };

  /**
   * Starts a change; to be used in a form's `submit`.
   * @returns `'kept'` if nothing is saved yet, because the user decides about visits or has closed
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
      // Visits may have been booked between the two requests.
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
        // The open dialog covers the form, so the conflict is resolved here.
        const mended = await change.mend?.(error);
        if (mended === 'send') return change.save(decided);
        // With changed hours other visits are affected, so the dialog closes and the form shows the
        // conflict first.
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
