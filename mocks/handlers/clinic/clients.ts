import * as clientsMocks from '#generated/mocks/clinic-clients/clinic-clients.msw.ts';
import type { ClientCard } from '#generated/models/client-card.ts';
import type { ClientNote } from '#generated/models/client-note.ts';
import type { ClientVisit } from '#generated/models/client-visit.ts';
import type { Client as ClientBody } from '#generated/models/client.ts';
import { ageOn, textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { pick } from '../../db/pick.ts';
import type { Client, ClientNoteRow, FamilyMemberRow, UserRow } from '../../db/types/person.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { implement } from '../../implement.ts';
import { addClient, addNote, changeClient, deleteNote, notesOf, ownClient } from '../../rules/clinic/client-cards.ts';
import { clientRecord, type ClientRecord, clientsOf, clientTotal } from '../../rules/clinic/clients.ts';
import { refuseForeignFilials, worksIn } from '../../rules/clinic/own-clinic.ts';
import { refuseWithoutRight } from '../../rules/clinic/rights.ts';
import { phoneConfirmedAt } from '../../rules/phone-proof.ts';
import { cancelledBy } from '../../rules/visit-states.ts';
import { deskPayerView } from '../views/desk-visit.ts';
import { pageOf } from '../views/paging.ts';
import { identityView } from '../views/visit.ts';

/** Largest page of clients. A larger page would be an export, which only the owner may do. */
const MOST_ON_PAGE = 100;

export const clients = implement(clientsMocks)({
  clinicClientList: ({ db, user, query, now }) => {
    if ((query.per_page ?? 0) > MOST_ON_PAGE) refuseWithoutRight(user, 'staff');
    if (query.filial_id !== undefined) refuseForeignFilials(db, user, [query.filial_id], 'filial_id');
    const { rows, meta } = pageOf(clientsOf(db, user, query, now), query);
    return {
      data: rows.map((record) => clientView(db, record, now)),
      meta: { ...meta, clinic_total: clientTotal(db, user) },
    };
  },

  clinicClientCreate: ({ db, user, body, now }) => ({ data: cardView(db, user, addClient(db, user, body, now), now) }),

  clinicClientRead: ({ db, user, path, now }) => ({ data: cardView(db, user, ownClient(db, user, path.id), now) }),

  clinicClientUpdate: ({ db, user, path, body, now }) => ({
    data: cardView(db, user, changeClient(db, user, path.id, body, now), now),
  }),

  clinicClientVisitList: ({ db, user, path, query }) => {
    const client = ownClient(db, user, path.id);
    const visits = db.visits
      .find('client', client.id)
      .filter(({ filial_id }) => worksIn(user, filial_id))
      .toSorted((a, b) => Date.parse(b.starts_at) - Date.parse(a.starts_at) || b.id - a.id);
    const { rows, meta } = pageOf(visits, query);
    return { data: rows.map((visit) => visitView(db, visit)), meta };
  },

  clinicClientNoteCreate: ({ db, user, path, body, now }) => ({
    data: noteView(addNote(db, user, path.id, body.text, now)),
  }),

  clinicClientNoteDelete: ({ db, user, path }) => deleteNote(db, user, path.id, path.note),
});

/** The clinic's view of a client. It does not show later changes in the person's account. */
function clientView(db: Db, record: ClientRecord, now: number): ClientBody {
  const { client, name, completed, noShowCount, last, next } = record;
  return {
    id: client.id,
    full_name: name,
    birthday: client.birthday,
    age: client.birthday === null ? null : ageOn(client.birthday, textOfEpoch(now).slice(0, 10)),
    phone: client.phone,
    visits_count: completed,
    no_show_count: noShowCount,
    last_visit_at: last?.starts_at ?? null,
    last_doctor: doctorOf(db, last),
    next_visit:
      next === undefined
        ? null
        : { ...pick(next, 'id', 'starts_at', 'filial_id', 'funding'), doctor: doctorOf(db, next) },
  };
}

function cardView(db: Db, user: UserRow, client: Client, now: number): ClientCard {
  const account = accountOf(db, client);
  const { id, second_name, first_name, third_name, birthday, gender, phone, user_id, added_at } = client;
  return {
    id,
    second_name,
    first_name,
    third_name,
    birthday,
    gender,
    ...identityView(account),
    phone,
    phone_confirmed: 'roles' in account && account.phone === phone && phoneConfirmedAt(account) !== null,
    has_account: user_id !== null,
    added_at,
    notes: notesOf(db, client).map(noteView),
    summary: clientView(db, clientRecord(db, user, client, now), now),
  };
}

function accountOf(db: Db, client: Client): FamilyMemberRow | UserRow | Client {
  const member = client.family_member_id === null ? undefined : db.family_members.get(client.family_member_id);
  const owner = client.family_member_id === null ? db.users.get(client.user_id ?? 0) : undefined;
  return member ?? owner ?? client;
}

function visitView(db: Db, visit: VisitRow): ClientVisit {
  return {
    ...pick(visit, 'id', 'status', 'starts_at', 'filial_id', 'service_title', 'price', 'cancel_reason'),
    ...deskPayerView(visit),
    filial_title: db.filials.require(visit.filial_id).title,
    doctor: doctorOf(db, visit),
    cancelled_by: cancelledBy(visit),
  };
}

function noteView({ id, text, author, created_at }: ClientNoteRow): ClientNote {
  return { id, text, author, created_at };
}

/** Formats a doctor's name: «Серикова А. М.». */
function doctorOf(db: Db, visit: VisitRow | undefined): string | null {
  const doctor = db.doctors.get(visit?.doctor_id ?? 0);
  if (doctor === undefined) return null;
  const initials = [doctor.first_name, doctor.third_name ?? ''].filter((name) => name !== '');
  return [doctor.second_name, ...initials.map((name) => `${name.charAt(0)}.`)].join(' ');
}
