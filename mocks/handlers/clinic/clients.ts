import * as clientsMocks from '#generated/mocks/clinic-clients/clinic-clients.msw.ts';
import type { Client as ClientBody } from '#generated/models/client.ts';
import { ageOn, textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { implement } from '../../implement.ts';
import { clientsOf, type ClientRecord } from '../../rules/clinic/clients.ts';
import { ownClinic, refuseForeignFilials } from '../../rules/clinic/own-clinic.ts';
import { pageOf } from '../views/paging.ts';

export const clients = implement(clientsMocks)({
  clinicClientList: ({ db, user, query, now }) => {
    const clinic = ownClinic(db, user);
    if (query.filial_id !== undefined) refuseForeignFilials(db, user, [query.filial_id], 'filial_id');
    const { rows, meta } = pageOf(clientsOf(db, clinic, query, now), query);
    return { data: rows.map((record) => clientView(db, record, textOfEpoch(now).slice(0, 10))), meta };
  },
});

/** From the clinic's own card of the client: what the person has changed in their account since stays theirs. */
function clientView(db: Db, record: ClientRecord, today: string): ClientBody {
  const { client, name, visits, completed, noShowCount, last, next } = record;
  const known = last ?? next ?? visits[0];
  const doctor = db.doctors.get(known?.doctor_id ?? 0);
  const filial = db.filials.require(known?.filial_id ?? db.filials.find('clinic', client.clinic_id)[0]?.id ?? 0);
  return {
    id: client.id,
    full_name: name,
    age: client.birthday === null ? null : ageOn(client.birthday, today),
    phone: client.phone ?? visits.find(({ phone }) => phone !== null)?.phone ?? filial.phone,
    visits_count: completed.length,
    no_show_count: noShowCount,
    last_visit_at: last?.starts_at ?? null,
    next_visit_at: next?.starts_at ?? null,
    last_doctor: doctor === undefined ? null : shortName(doctor),
  };
}

/** «Серикова А. М.» */
function shortName(person: {
  readonly first_name: string;
  readonly second_name: string;
  readonly third_name: string | null;
}): string {
  const initials = [person.first_name, person.third_name ?? ''].filter((name) => name !== '');
  return [person.second_name, ...initials.map((name) => `${name.charAt(0)}.`)].join(' ');
}
