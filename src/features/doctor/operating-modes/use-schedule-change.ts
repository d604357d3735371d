import { useQueryClient } from '@tanstack/react-query';
import { getDoctorScheduleDryRunQueryOptions } from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { ScheduleDryRunRequest } from '#generated/models/schedule-dry-run-request.ts';
import { type ScheduleChange, useTouchedVisits } from '@/domain/schedule-change/use-touched-visits';

/** Nothing is changed. */
export const NO_CHANGE: ScheduleDryRunRequest = {
  operating_mode: null,
  absence: null,
  special_day: null,
  settings: null,
};

type OwnChange = Pick<ScheduleChange, 'subject' | 'save' | 'onSaved'> & {
  /** What it is, for a dry run. */
  readonly request: ScheduleDryRunRequest;
};

/** A doctor's change of their own schedule, with the visits that it touches. */
export function useScheduleChange() {
  const client = useQueryClient();
  const { begin, ...rest } = useTouchedVisits();
  return {
    ...rest,
    begin: ({ request, ...change }: OwnChange) => {
      const isAway = request.absence !== null || (request.special_day !== null && request.special_day.hours === null);
      return begin({
        ...change,
        isAway,
        // The contract's words for a change without a reason.
        told: { without: request.absence === null ? 'изменились часы приёма врача' : 'врач не принимает в это время' },
        touched: async () => {
          const options = getDoctorScheduleDryRunQueryOptions(request);
          const { data } = await client.query({ ...options, staleTime: 0, meta: { silent: true } });
          return data.visits.map(({ visit, new_times }) => ({
            visit,
            new_times: new_times.map((starts_at) => ({ starts_at })),
          }));
        },
      });
    },
  };
}
