import { useQueryClient } from '@tanstack/react-query';
import type { ScheduleDryRunRequest } from '#generated/models/schedule-dry-run-request.ts';
import { type ScheduleChange, touchedOf, useTouchedVisits } from '@/features/desk/schedule-change/use-touched-visits';
import { touchedByOwn } from './own-schedule';

interface OwnChange extends Pick<ScheduleChange, 'subject' | 'draft' | 'save' | 'mend' | 'onSaved'> {
  readonly request: ScheduleDryRunRequest;
}

/** Saves a change of the doctor's own hours, after decisions about the visits it affects. */
export function useScheduleChange() {
  const client = useQueryClient();
  const { begin, dialog } = useTouchedVisits();

  /** For a form's `submit`. The form counts as unsent while the doctor decides about visits. */
  const submit = ({ request, ...change }: OwnChange): Promise<'kept' | undefined> =>
    begin({
      ...change,
      isAway: request.special_day !== null && request.special_day.hours === null,
      // The contract's text for a change without a reason.
      patientText: { without: 'изменились часы приёма врача' },
      touched: async () => (await touchedByOwn(client, request)).map(touchedOf),
    });

  return { submit, dialog };
}
