import { clinicFilialTouchedVisits } from '#generated/api/clinic-filials/clinic-filials.ts';
import type { FilialChangeRequest } from '#generated/models/filial-change-request.ts';
import type { FilialNewTime } from '#generated/models/filial-new-time.ts';
import type { FilialTouchedVisit } from '#generated/models/filial-touched-visit.ts';
import type { NewTime, Touched } from '@/features/desk/schedule-change/decisions';
import { epoch } from '@/shared/format/zone';

const MINUTE_MS = 60_000;

/** Visits affected by the change, with the times to which each can be moved. */
export async function touchedByFilial(id: number, change: FilialChangeRequest): Promise<readonly Touched[]> {
  const { data } = await clinicFilialTouchedVisits(id, change);
  return data.map((touched) => {
    const { person_name, ends_at, new_times, ...visit } = touched;
    return {
      visit: {
        ...visit,
        duration_minutes: (epoch(ends_at) - epoch(visit.starts_at)) / MINUTE_MS,
        person: { full_name: person_name },
      },
      new_times: new_times.map((time) => newTime(time, touched, id)),
    };
  });
}

/**
 * Returns a time to which a visit can be moved. `elsewhere` contains the doctor and the filial,
 * each only if the move changes it.
 */
function newTime(
  { starts_at, doctor_id, doctor_name, filial_id, filial_title }: FilialNewTime,
  before: FilialTouchedVisit,
  filialId: number,
): NewTime {
  const doctor = doctor_id === before.doctor_id ? [] : [doctor_name];
  const place = filial_id === filialId ? [] : [filial_title];
  const elsewhere = [...doctor, ...place].filter(Boolean).join(', ');
  const who = doctor_id === null ? {} : { doctor_id };
  return { starts_at, ...who, filial_id, ...(elsewhere !== '' && { elsewhere }) };
}
