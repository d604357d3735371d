import type { ScheduleSettings } from '#generated/models/schedule-settings.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { BOOKING_DAYS } from '../../slots/horizon.ts';
import { logVisit } from '../visit-events.ts';
import { tellOfConfirming } from '../visit-notices.ts';

/** How patients may book this doctor. */
export function scheduleSettingsOf(db: Db, doctorId: number): ScheduleSettings {
  const own = db.schedule_settings.get(doctorId);
  return {
    online_booking: db.doctors.require(doctorId).has_online_booking,
    auto_confirm: own?.auto_confirm ?? false,
    horizon_days: own?.horizon_days ?? BOOKING_DAYS,
  };
}

export function saveScheduleSettings(db: Db, doctorId: number, settings: ScheduleSettings): void {
  const { online_booking, auto_confirm, horizon_days } = settings;
  db.doctors.update(doctorId, { has_online_booking: online_booking });
  const row = { auto_confirm, horizon_days };
  if (db.schedule_settings.get(doctorId) === undefined) db.schedule_settings.insert({ id: doctorId, ...row });
  else db.schedule_settings.update(doctorId, row);
}

/** Confirms a visit that has just been booked or moved, where the doctor wants no say in it. A filial wants one. */
export function confirmAtOnce(db: Db, visit: VisitRow, now: number): VisitRow {
  if (visit.doctor_id === null || !scheduleSettingsOf(db, visit.doctor_id).auto_confirm) return visit;
  logVisit(db, visit.id, 'confirmed', 'Клиника подтвердила запись', now);
  tellOfConfirming(db, visit, now);
  return db.visits.update(visit.id, { status: 'confirmed', confirmed_at: textOfEpoch(now) });
}
