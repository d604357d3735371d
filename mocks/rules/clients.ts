import type { Db } from '../db/db.ts';
import { pick } from '../db/pick.ts';
import type { Client } from '../db/types/person.ts';
import { fold } from '../search/text/fold.ts';
import type { BookedPerson } from './people.ts';

/**
 * Returns the clinic's client for a person. If the clinic does not know the person, adds the
 * client.
 */
export function clientFor(db: Db, person: BookedPerson, clinicId: number, phone: string): Client {
  const known = db.clients
    .find('user', person.owner.id)
    .find((client) => client.clinic_id === clinicId && client.family_member_id === person.family_member_id);
  if (known !== undefined) return known;
  return db.clients.insert({
    id: db.clients.nextId(),
    clinic_id: clinicId,
    user_id: person.owner.id,
    ...pick(person, 'family_member_id', 'first_name', 'second_name', 'third_name', 'birthday', 'gender'),
    phone: (person.family_member_id === null ? null : person.phone) ?? phone,
    added_at: null,
  });
}

/**
 * Key of a name that ignores word order and «ё»: people on the phone give their names in any order.
 */
export function nameKey({ second_name, first_name }: Pick<Client, 'second_name' | 'first_name'>): string {
  return [second_name, first_name]
    .map((name) => fold(name.trim()))
    .toSorted()
    .join(' ');
}
