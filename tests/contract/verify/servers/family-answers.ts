import { randomBytes } from 'node:crypto';
import { card, type FamilyData, type Person } from './family-data.ts';
import { paperAnswers } from './family-papers.ts';
import {
  type Answers,
  type Asked,
  familyViews,
  type Given,
  type Has,
  ok,
  Refusal,
  remove,
  tagged,
} from './family-views.ts';
import type { Clock } from './requests.ts';

/** Responses of the operations of the patients' server. */
export function familyAnswers(data: FamilyData, has: Has, clock: Clock): Answers {
  const views = familyViews(data, has, clock);
  const { kept, one, guard, memberView, familyOf, cardOf, cardView, profileView } = views;
  const login = (role: string, { body }: Asked): Given => {
    const { email, password, role: asked } = body as Record<string, unknown>;
    const person = data.people.find((it) => it.email === email);
    if (person === undefined || password !== 'secret') throw new Refusal(422, { password: ['Неверно'] });
    if (person.role !== role || asked !== role) throw new Refusal(422, { role: ['Нет такой роли'] });
    const token = randomBytes(16).toString('hex');
    data.sessions.push({ id: randomBytes(16).toString('hex'), token, person: person.id, created_at: data.moment() });
    return ok({ access_token: token, user: userView(person) });
  };

  return {
    authLoginPatient: (asked) => login('user', asked),
    authLoginDoctor: (asked) => login('doctor', asked),
    authMe: ({ person }) => ok({ user: userView(has('me is somebody else') ? (data.people[1] as Person) : person) }),
    authLogout: ({ session }) => {
      if (!has('logging out ends nothing')) remove(data.sessions, (it) => it === session);
      return { status: 204 };
    },
    sessionList: ({ person, session }) => {
      const rows = data.sessions
        .filter((it) => it.person === person.id || has('sessions of everybody'))
        .toReversed()
        .map(({ id, token, created_at }) => ({
          ...{
            id,
            device: null,
            created_at,
            expires_at: '2026-06-11T08:20:00+05:00',
            current: token === session?.token,
          },
        }));
      if (has('sessions oldest first')) rows.reverse();
      return ok(rows.toSorted((a, b) => Number(b.current) - Number(a.current)));
    },
    sessionDelete: ({ person, path }) => {
      const isOpen = has('another person’s session is ended');
      if (!remove(data.sessions, (it) => it.id === path['id'] && (it.person === person.id || isOpen))) {
        throw new Refusal(404);
      }
      return { status: 204 };
    },

    patientProfile: (asked) => tagged(profileView(asked)),
    patientProfileUpdate: (asked) => {
      guard(asked, profileView(asked), 'If-Match of the profile is ignored');
      kept.before = { profile: { ...asked.person }, at: clock.now(), token: asked.session?.token };
      Object.assign(asked.person, asked.body);
      return tagged(profileView(asked));
    },

    familyMemberList: ({ person }) => tagged(familyOf(person)),
    familyMemberCreate: ({ person, body }) => {
      const blank = { third_name: null, phone: null, citizenship_id: null, iin: null, document_number: null };
      const row = { ...blank, ...body, id: data.next(), person: person.id };
      if (!has('a created member is forgotten')) data.members.push(row);
      data.cards.push(card(data.next(), person.id, row.id));
      return { status: 201, body: { data: memberView(row) } };
    },
    familyMemberUpdate: (asked) => {
      const row = one(data.members, asked.path['id'], asked.person, 'another family’s member is changed');
      guard(asked, familyOf(asked.person));
      if (!has('a changed member is forgotten')) Object.assign(row, asked.body);
      const answer = tagged(familyOf(asked.person));
      return { ...answer, body: { data: memberView({ ...row, ...asked.body }) } };
    },
    familyMemberDelete: ({ person, path }) => {
      const row = one(data.members, path['id'], person, 'another family’s member is deleted');
      remove(data.members, (it) => it === row);
      return { status: 204 };
    },

    medicalCardRead: (asked) => {
      const view = cardView(cardOf(asked, 'a card of another family'));
      return has('no ETag of the card') ? ok(view) : tagged(view);
    },
    medicalCardUpdate: (asked) => {
      const row = cardOf(asked, 'a card of another family is changed');
      guard(asked, cardView(row));
      if (!has('a changed card is forgotten')) Object.assign(row, asked.body, { updated_at: data.moment() });
      return tagged(cardView(row));
    },
    ...paperAnswers(data, has, views),
  };
}

function userView({ id, email, first_name, second_name, role }: Person): object {
  const name = `${String(second_name)} ${String(first_name)}`;
  return { id, avatar: null, full_name: name, email, roles: [{ name: role }] };
}
