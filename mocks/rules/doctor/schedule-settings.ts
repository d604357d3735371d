import type { ScheduleSettings } from '#generated/models/schedule-settings.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { scheduleOf, type Schedule } from '../schedule/schedule.ts';
import { logVisit } from '../visit-events.ts';
import { notifyConfirmation } from '../visit-notices.ts';
import { settingsOf } from '../visit-times.ts';

export function scheduleSettingsOf(db: Db, doctorId: number): ScheduleSettings {
  const { doctor, settings } = scheduleOf(db, db.doctors.require(doctorId));
  const { auto_confirm, horizon_days, buffer_minutes } = settings;
  return { online_booking: doctor.has_online_booking, auto_confirm, horizon_days, buffer_minutes };
}

/** Returns a copy of the schedule with these booking settings. */
export function withSettings(schedule: Schedule, { online_booking, ...settings }: ScheduleSettings): Schedule {
  return {
    ...schedule,
    doctor: { ...schedule.doctor, has_online_booking: online_booking },
    settings: { ...schedule.settings, ...settings },
  };
}

/** Whether visits are confirmed at once, by the setting of the clinic or the doctor. */
export function confirmsAtOnce(db: Db, { doctor_id, filial_id }: Pick<VisitRow, 'doctor_id' | 'filial_id'>): boolean {
  if (settingsOf(db, filial_id).auto_confirm) return true;
  return doctor_id !== null && scheduleSettingsOf(db, doctor_id).auto_confirm;
}

/** Confirms a new or moved visit if the settings allow it. */
export function confirmAtOnce(db: Db, visit: VisitRow, now: number): VisitRow {
  if (!confirmsAtOnce(db, visit)) return visit;
  logVisit(db, visit.id, 'confirmed', 'Клиника подтвердила запись', now);
  notifyConfirmation(db, visit, now);
  return db.visits.update(visit.id, { status: 'confirmed', confirmed_at: textOfEpoch(now) });
}
