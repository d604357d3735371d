import { useRef, useState } from 'react';
import type { FilialVisitDecision } from '#generated/models/filial-visit-decision.ts';
import type { TouchedVisit } from '#generated/models/touched-visit.ts';
import { isProblem } from '@/shared/api/problem';
import type { Mended } from '@/shared/form/use-versioned';
import { notify } from '@/shared/notify';
import { useIsOpen } from '@/shared/use-is-open';
import type { Touched } from './decisions';

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
  /** The draft of the form that asks for the change; the decisions are stored beside it. */
  readonly draft: string;
  /** A dry run: the visits that it touches. */
  readonly touched: () => Promise<readonly Touched[]>;
  readonly save: (decided: Decided) => Promise<unknown>;
  /** `mend` of the form, where others may change the same meanwhile. */
  readonly mend?: (error: unknown) => Promise<Mended>;
  /** It is saved. */
  readonly onSaved?: () => void;
}

/** A change that touches visits, while a person decides about them: what `TouchedDialog` shows. */
interface OpenChange {
  readonly change: ScheduleChange;
  readonly touched: readonly Touched[];
  /** What was refused because the visits have changed meanwhile. */
  readonly conflict: unknown;
}

/** The props of `TouchedDialog`. */
export interface DecisionDialog extends OpenChange {
  /** @throws the refusal, for the form; a conflict is shown with the visits as they are now */
  readonly onSave: (decided: Decided) => Promise<'kept' | undefined>;
  readonly onClose: () => void;
}

/** What a dry run of a doctor's schedule names: whoever has set out for a day comes to a colleague rather than on another day. */
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
 * Saves a change of a schedule. A dry run tells which visits it touches: without any it is saved at once, else the person decides in a
 * dialog (`TouchedDialog`, for which `dialog` holds the props). What happens meanwhile (somebody books or cancels) is read again, and the decisions stay.
 */
export function useTouchedVisits() {
  const [open, setOpen] = useState<OpenChange>();
  /** The form that asks for the change is there. */
  const isThere = useIsOpen();
  /** The person has closed the dialog themselves. */
  const hasLeft = useRef(false);

  const close = (): void => setOpen(undefined);

  const finish = (change: ScheduleChange) => {
    close();
    change.onSaved?.();
  };

  /**
   * For a form's `submit`.
   *
   * @returns `'kept'` where nothing is saved yet: a person is asked about visits first, or has closed the form
   * @throws whatever the dry run or saving without decisions is refused with; the form shows it
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
      // Somebody has booked between the two requests.
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
        // Before a person was asked the form mends it itself.
        const mended = await change.mend?.(error);
        if (mended === 'send') return change.save(decided);
        // Other hours touch other visits: the form tells of them first.
        if (mended === 'told') close();
        throw error;
      });
      finish(change);
      return undefined;
    } catch (problem) {
      if (hasLeft.current) {
        // A form that has gone too is spoken for by `createQueryClient`.
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
