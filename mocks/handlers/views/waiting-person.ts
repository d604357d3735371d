import type { WaitingPerson } from '#generated/models/waiting-person.ts';
import { ageOn, textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import { offerFor } from '../../rules/waitlist-offers.ts';
import type { Wish } from '../../rules/waitlist.ts';
import { visitDoctorView } from './doctor.ts';
import { filialBrief } from './place.ts';
import { phoneOf, visitPersonView } from './visit.ts';

/** Somebody who waits, as the doctor and the clinic see them: the person of the visit, or the owner of the account. */
export function waitingPersonView(db: Db, wish: Wish, now: number): WaitingPerson {
  const { row, doctor_id, filial_id, service_id, service_title, duration_minutes, until, nearest_slot_at } = wish;
  const visit = row.visit_id === null ? null : db.visits.require(row.visit_id);
  const user = db.users.require(row.user_id);
  const today = textOfEpoch(now).slice(0, 10);
  const { full_name, age } =
    visit === null
      ? { full_name: fullName(user), age: user.birthday === null ? null : ageOn(user.birthday, today) }
      : visitPersonView(db, visit);
  return {
    id: row.id,
    full_name,
    age,
    phone: visit === null ? user.phone : phoneOf(db, visit),
    doctor: visitDoctorView(db, db.doctors.require(doctor_id)),
    filial: filialBrief(db, filial_id),
    service_id,
    service_title,
    duration_minutes,
    visit_id: row.visit_id,
    visit_starts_at: visit?.starts_at ?? null,
    until,
    nearest_slot_at,
    created_at: row.created_at,
    offer: offerFor(db, row, now),
  };
}
