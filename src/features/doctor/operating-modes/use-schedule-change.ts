import { useQueryClient } from '@tanstack/react-query';
import type { ScheduleDryRunRequest } from '#generated/models/schedule-dry-run-request.ts';
import { type ScheduleChange, touchedOf, useTouchedVisits } from '@/features/desk/schedule-change/use-touched-visits';
import { touchedByOwn } from './own-schedule';

interface OwnChange extends Pick<ScheduleChange, 'subject' | 'draft' | 'save' | 'mend' | 'onSaved'> {
  readonly request: ScheduleDryRunRequest;
}

/**
 * Saves a change of the doctor's own hours. If the change affects visits, the doctor first decides
 * about each visit.
 */
export function useScheduleChange() {
  const client = useQueryClient();
  const { begin, dialog } = useTouchedVisits();

  /**
   * To be used as a form's `submit`. While the doctor decides about visits, the form counts as not
   * sent.
   */
  const submit = ({ request, ...change }: OwnChange): Promise<'kept' | undefined> =>
    begin({
      ...change,
      isAway: request.special_day !== null && request.special_day.hours === null,
      // Patients read this text if a change has no reason. The contract has the same text.
      patientText: { without: 'изменились часы приёма врача' },
      touched: async () => (await touchedByOwn(client, request)).map(touchedOf),
    });

  return { submit, dialog };
}
