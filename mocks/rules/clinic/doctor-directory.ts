import type { Db } from '../../db/db.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import type { UserRow } from '../../db/types/person.ts';
import { nameMatches } from '../../search/text/name-match.ts';
import { ownFilials } from './own-clinic.ts';

const MOST = 20;
const IIN = /^\d{12}$/;

/**
 * Finds doctors by a complete IIN or by name; doctors of the clinic's cities come first.
 *
 * @throws Refusal 403
 */
export function doctorsToInvite(db: Db, user: UserRow, q: string): Doctor[] {
  const cities = new Set(ownFilials(db, user).map(({ city_id }) => city_id));
  const text = q.trim();
  if (IIN.test(text)) {
    return [...db.users.all()].flatMap(({ iin, doctor_id }) =>
      iin === text && doctor_id !== null ? [db.doctors.require(doctor_id)] : [],
    );
  }
  const found = [...db.doctors.all()].filter((doctor) => nameMatches(doctor, text));
  return found
    .toSorted((a, b) => Number(cities.has(b.city_id)) - Number(cities.has(a.city_id)) || a.id - b.id)
    .slice(0, MOST);
}
