import type { Absence as AbsenceBody } from '#generated/models/absence.ts';
import { clockOf } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { Absence } from '../../db/types/doctor.ts';
import { visitsIn } from '../../rules/schedule/absences.ts';

export function absenceView(db: Db, absence: Absence, now: number): AbsenceBody {
  const { id, filial_ids, date_from, date_to, from_minute, to_minute, reason } = absence;
  return {
    id,
    ...(filial_ids && { filial_ids: [...filial_ids] }),
    date_from,
    date_to,
    time_from: from_minute === null ? null : clockOf(from_minute),
    time_to: to_minute === null ? null : clockOf(to_minute),
    reason,
    visits_count: visitsIn(db, absence, now),
  };
}
