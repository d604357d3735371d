import { useQueryClient } from '@tanstack/react-query';
import { getDoctorScheduleDryRunQueryOptions } from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { ScheduleDryRunRequest } from '#generated/models/schedule-dry-run-request.ts';
import { type Decided, touchedOf, useTouchedVisits } from '@/features/desk/schedule-change/use-touched-visits';
import type { Mended } from '@/shared/form/use-edited';

/** Nothing is changed. */
export const NO_CHANGE: ScheduleDryRunRequest = {
  operating_mode: null,
  absence: null,
  special_day: null,
  settings: null,
};

interface OwnChange {
  /** What it is, for a dry run. */
  readonly request: ScheduleDryRunRequest;
  /** What changes, in a sentence. */
  readonly subject: string;
  /** The draft of the form. */
  readonly draft: string;
  readonly send: (decided: Decided) => Promise<unknown>;
  /** `mend` of the form. */
  readonly mend: (error: unknown) => Promise<Mended>;
  /** It is saved, perhaps after the doctor was asked. */
  readonly onSaved?: () => void;
}

/** A doctor's change of their own schedule, with the visits that it touches. */
export function useScheduleChange() {
  const client = useQueryClient();
  const { begin, close, dialog } = useTouchedVisits();

  /** For a form's `submit`. The form is still unsent while the doctor decides about visits. */
  const submit = async ({ request, subject, draft, send, mend, onSaved }: OwnChange): Promise<'kept' | undefined> => {
    let asks = false;
    const step = await begin({
      subject,
      draft,
      isAway: request.absence !== null || (request.special_day !== null && request.special_day.hours === null),
      // The contract's words for a change without a reason.
      told: { without: request.absence === null ? 'изменились часы приёма врача' : 'врач не принимает в это время' },
      touched: async () => {
        const options = getDoctorScheduleDryRunQueryOptions(request);
        const { data } = await client.query({ ...options, staleTime: 0, meta: { silent: true } });
        return data.visits.map(touchedOf);
      },
      save: (decided) =>
        send(decided).catch(async (error: unknown) => {
          // Before the doctor was asked the form mends it itself.
          const mended = asks ? await mend(error) : undefined;
          if (mended === 'send') return send(decided);
          // Other hours touch other visits: the form tells of them first.
          if (mended === 'told') close();
          throw error;
        }),
      ...(onSaved && { onSaved }),
    });
    asks = step === 'asks';
    return step === 'saved' ? undefined : 'kept';
  };

  return { submit, dialog };
}
