import { dateOf, dayOf, textAt } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import type { UserRow } from '#mocks/db/types/person.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';
import { DEMO_PASSWORD, DOCTOR } from '../demo.ts';

const FIRST_USER_ID = 21;
const FIRST_NEW_USER_ID = 1001;
/** A patient waits for an earlier slot only if their visit is at least this many days ahead. */
const FROM_DAYS = 5;
const WAITING = 4;

/** Adds accounts that wait for an earlier slot of the demo doctor. */
export function seedWaitlist(db: Db): void {
  const today = dayOf(db.meta.today);
  const from = dateOf(today + FROM_DAYS);
  const people = new Set<number>();
  const visits = db.visits
    .find('doctor', DOCTOR.serikova)
    .filter(({ status, user_id }) => user_id === null && (status === 'confirmed' || status === 'pending'))
    .filter(({ starts_at }) => starts_at.slice(0, 10) >= from)
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))
    .filter(({ client_id }) => !people.has(client_id) && people.add(client_id))
    .slice(0, WAITING);
  visits.forEach((visit, index) => {
    const user = db.users.seed(accountFor(db, visit, FIRST_USER_ID + index));
    db.visits.seed({ ...visit, user_id: user.id, email: user.email });
    db.waitlist.seed({
      id: db.waitlist.nextId(),
      user_id: user.id,
      visit_id: visit.id,
      created_at: textAt(dateOf(today - WAITING + index), `${String(18 - index * 3).padStart(2, '0')}:20`),
    });
  });
  db.users.startIdsAt(FIRST_NEW_USER_ID);
}

function accountFor(db: Db, visit: VisitRow, id: number): UserRow {
  const { first_name, second_name, third_name, birthday, gender, phone } = db.clients.require(visit.client_id);
  return {
    id,
    email: `patient-${id}@example.kz`,
    password: DEMO_PASSWORD,
    roles: ['user'],
    first_name,
    second_name,
    third_name,
    avatar: null,
    phone,
    iin: null,
    birthday,
    gender,
    address: null,
    citizenship_id: null,
    doctor_id: null,
    clinic_id: null,
  };
}
