import type { WaitingPerson } from '#generated/models/waiting-person.ts';
import { ageOn, textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import type { WaitlistRow } from '../../db/types/visit.ts';
import { offerFor } from '../../rules/waitlist-offers.ts';
import type { Wish } from '../../rules/waitlist.ts';
import { visitDoctorView } from './doctor.ts';
import { filialBrief } from './place.ts';
import { phoneOf, visitPersonView } from './visit.ts';

/**
 * How a doctor or a clinic sees somebody on the waitlist: the person of the visit to be moved, else
 * the client whom the desk added, else the account's owner.
 */
export function waitingPersonView(db: Db, wish: Wish, now: number): WaitingPerson {
  const { row, doctor_id, filial_id, service_id, service_title, duration_minutes, until, nearest_slot_at } = wish;
  const visit = row.visit_id === null ? null : db.visits.require(row.visit_id);
  return {
    id: row.id,
    ...(visit === null
      ? whoWaits(db, row, now)
      : { ...nameAndAge(visitPersonView(db, visit)), phone: phoneOf(db, visit) }),
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
    client_id: row.caller?.client_id ?? null,
    has_account: row.user_id !== null,
    comment: row.caller?.comment ?? null,
  };
}

const nameAndAge = ({ full_name, age }: Pick<WaitingPerson, 'full_name' | 'age'>) => ({ full_name, age });

/** Returns the client that the desk added, else the account's owner. */
function whoWaits(db: Db, { user_id, caller }: WaitlistRow, now: number) {
  const person = caller === undefined ? db.users.require(user_id ?? 0) : db.clients.require(caller.client_id);
  const { birthday, phone } = person;
  const today = textOfEpoch(now).slice(0, 10);
  return { full_name: fullName(person), age: birthday === null ? null : ageOn(birthday, today), phone };
}
