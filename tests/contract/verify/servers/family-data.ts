import type { Clock } from './requests.ts';

export type Row = Record<string, unknown> & { readonly id: number };
export type Person = Row & { readonly email: string; readonly role: string };

const START = Date.parse('2026-05-12T08:20:00+05:00');

/** Data of the patients' server in lists: two patients and a doctor. */
export class FamilyData {
  readonly people: Person[] = [
    person(21, 'elena@home.kz', 'Елена', 'Осипова', 'user'),
    person(22, 'marat@home.kz', 'Марат', 'Серик', 'user'),
    person(23, 'doctor@home.kz', 'Айгуль', 'Серикова', 'doctor'),
  ];
  readonly sessions: { id: string; token: string; person: number; created_at: string }[] = [];
  readonly members: Row[] = [
    member(1, 21, 'Марк', '2016-09-02'),
    member(2, 21, 'Ася', '2018-03-14'),
    member(3, 22, 'Данияр', '2014-01-20'),
  ];
  readonly cards: Row[] = [card(1, 21, null), card(2, 22, null), card(3, 21, 1), card(4, 21, 2), card(5, 22, 3)];
  readonly files: Row[] = [1, 2, 3, 4, 5, 6].map((id) => file(id, id === 6 ? 22 : 21));
  readonly documents: Row[] = [1, 2, 3, 4, 5, 6].map((id) => ({
    ...{ id, person: id === 6 ? 22 : 21, category: id % 2 === 0 ? 'analysis' : 'examination', name: `Документ ${id}` },
    ...{ file_id: id, created_at: `2026-03-0${1 + Math.floor(id / 2)}T12:00:00+05:00`, family_member_id: null },
  }));
  readonly questions: Row[] = [1, 2, 3, 4, 5].map((id) =>
    question(id, 22, `2026-04-${10 + id}T10:00:00+05:00`, 'published'),
  );
  readonly notifications: Row[] = [1, 2, 3, 4, 5].map((id) => ({
    ...{ id, person: id === 5 ? 22 : 21, title: `Запись ${id}`, at: `2026-05-1${Math.floor(id / 2)}T09:00:00+05:00` },
    read: false,
  }));
  readonly kept = new Map<string, { readonly request: string; readonly status: number; readonly body: unknown }>();
  readonly #clock: Clock;
  #last = 100;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  next(): number {
    this.#last += 1;
    return this.#last;
  }

  /** The server's time at +05:00, which moves forward with each call. */
  moment(): string {
    const local = new Date(START + 5 * 60 * 60 * 1000 + this.#clock.now() + this.next() * 1000);
    return `${local.toISOString().slice(0, 19)}+05:00`;
  }
}

function person(id: number, email: string, first_name: string, second_name: string, role: string): Person {
  return {
    ...{ id, email, role, first_name, second_name, third_name: null, phone: '+7-707-555-01-23', iin: null },
    ...{ birthday: '1990-05-15', gender: 'female', address: null, citizenship_id: null, document_number: null },
    phone_confirmed_at: null,
  };
}

function member(id: number, owner: number, first_name: string, birthday: string): Row {
  return {
    ...{
      id,
      person: owner,
      relation: 'son',
      first_name,
      second_name: 'Осипов',
      third_name: null,
      birthday,
      gender: 'male',
    },
    ...{ phone: null, citizenship_id: null, iin: null, document_number: null },
  };
}

/** The medical card of a person or a family member. */
export function card(id: number, owner: number, family_member_id: number | null): Row {
  const known = { blood_type: 'O', rh_factor: 'positive', height: 160 + id, weight: 60 + id, updated_at: null };
  return { id, person: owner, family_member_id, ...known, measurements: [] };
}

/** A stored file, with the signature that its URL must contain. */
export function file(id: number, owner: number): Row {
  return {
    id,
    person: owner,
    signature: `${id}`.padStart(16, '7'),
    name: `file-${id}.png`,
    size: 70,
    type: 'image/png',
  };
}

export function question(id: number, owner: number, created_at: string, state: string): Row {
  const meddirection = { slug: 'kardiologiya', title: 'Кардиология' };
  const text = `Что делать, если давление ${120 + id}?`;
  return { id, person: owner, title: `Вопрос ${id}`, text, anonymous: false, meddirection, state, created_at };
}
