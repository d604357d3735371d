import type { ScheduleSettings } from '#generated/models/schedule-settings.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { scheduleOf, type Schedule } from '../schedule/schedule.ts';
import { logVisit } from '../visit-events.ts';
import { tellOfConfirming } from '../visit-notices.ts';

/** How patients may book this doctor. */
export function scheduleSettingsOf(db: Db, doctorId: number): ScheduleSettings {
  const { doctor, settings } = scheduleOf(db, db.doctors.require(doctorId));
  const { auto_confirm, horizon_days, buffer_minutes } = settings;
  return { online_booking: doctor.has_online_booking, auto_confirm, horizon_days, buffer_minutes };
}

/** The schedule with other settings of booking. */
export function withSettings(schedule: Schedule, { online_booking, ...settings }: ScheduleSettings): Schedule {
  return {
    ...schedule,
    doctor: { ...schedule.doctor, has_online_booking: online_booking },
    settings: { ...schedule.settings, ...settings },
  };
}

/** Confirms a visit that has just been booked or moved, where the doctor wants no say in it. A filial wants one. */
export function confirmAtOnce(db: Db, visit: VisitRow, now: number): VisitRow {
  if (visit.doctor_id === null || !scheduleSettingsOf(db, visit.doctor_id).auto_confirm) return visit;
  logVisit(db, visit.id, 'confirmed', 'Клиника подтвердила запись', now);
  tellOfConfirming(db, visit, now);
  return db.visits.update(visit.id, { status: 'confirmed', confirmed_at: textOfEpoch(now) });
}
