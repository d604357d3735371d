import { createDb, type Db } from '#mocks/db/db.ts';
import type { Doctor } from '#mocks/db/types/doctor.ts';
import type { UserRow } from '#mocks/db/types/person.ts';
import type { Clinic, Filial, WeekHours } from '#mocks/db/types/place.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';
import { bookVisit } from '#mocks/rules/book-visit.ts';
import { Refusal } from '#mocks/rules/refusal.ts';
import { holdSlot } from '#mocks/rules/slot-holds.ts';

/** Tuesday 12 May 2026, 08:20. */
export const NOW = Date.parse('2026-05-12T08:20:00+05:00');
export const HOUR = 3_600_000;
export const MINUTE = 60_000;

/**
 * Two clinics with a filial each; doctor 1 works in both filials, doctor 2 only in the first.
 * Visits take half an hour from 9 to 18, and all slots are free.
 */
export function smallWorld(): Db {
  const db = createDb({ scale: 'small', today: '2026-05-12' });
  db.cities.seed({ id: 1, slug: 'almaty', title: 'Алматы', title_locative: 'Алматы', lat: 43, lng: 77 });
  db.meddirections.seed({ id: 1, slug: 'kardiologiya', title: 'Кардиология' });
  db.specialisations.seed({
    id: 1,
    slug: 'kardiolog',
    title: 'Кардиолог',
    title_plural: 'Кардиологи',
    title_genitive: 'кардиолога',
    meddirection_id: 1,
    synonyms: [],
  });
  db.services.seed({
    id: 1,
    slug: 'priem',
    title: 'Первичный приём кардиолога',
    short_title: 'Первичный приём',
    kind: 'consultation',
    format: 'clinic',
    visit_order: 'first',
    meddirection_id: 1,
    specialisation_ids: [1],
    preparation: [],
    duration_minutes: 30,
    ready_in_workdays: null,
    price_from: 8000,
    price_to: 13000,
    popularity: 1,
    synonyms: [],
  });
  for (const id of [1, 2]) {
    db.clinics.seed(clinic(id));
    db.filials.seed(filial(id));
    db.doctors.seed(doctor(id, id === 1 ? [1, 2] : [1]));
  }
  const rooms = [
    [1, 1, 1],
    [2, 1, 2],
    [3, 2, 1],
  ] as const;
  for (const [id, doctorId, filialId] of rooms) {
    db.working_hours.seed({
      id,
      doctor_id: doctorId,
      filial_id: filialId,
      room: null,
      days: EVERY_DAY,
      slot_minutes: 30,
      odd_days: null,
    });
    db.doctor_services.seed({
      id,
      doctor_id: doctorId,
      filial_id: filialId,
      service_id: 1,
      price: 10_000 * filialId,
      duration_minutes: 30,
      is_visible: true,
    });
  }
  for (const id of [1, 2, 3]) db.users.seed(user({ id, roles: ['user'] }));
  for (const id of [1, 2]) db.users.seed(user({ id: 10 + id, roles: ['doctor'], doctor_id: id }));
  for (const id of [1, 2]) db.users.seed(user({ id: 20 + id, roles: ['clinic'], clinic_id: id }));
  db.family_members.seed({
    id: 1,
    user_id: 1,
    relation: 'son',
    first_name: 'Марк',
    second_name: 'Осипов',
    third_name: null,
    birthday: '2016-09-02',
    gender: 'male',
    phone: null,
    iin: null,
  });
  return db;
}

const DAY = { from: 9 * 60, to: 18 * 60, breaks: [] };
const EVERY_DAY: WeekHours = [DAY, DAY, DAY, DAY, DAY, DAY, DAY];

function clinic(id: number): Clinic {
  return {
    id,
    slug: `clinic-${id}`,
    title: `Клиника ${id}`,
    short_title: `Клиника ${id}`,
    jur_name: 'ТОО',
    jur_address: 'Алматы',
    bin: '160340001238',
    work_start_year: 2016,
    logo: null,
    description: '',
    type_id: 1,
    parameter_ids: [],
    settings: { book_ahead_hours: 1, cancel_ahead_hours: 4, arrive_early_minutes: 10, auto_confirm: false },
    rating: null,
    reviews_count: 0,
    rating_counts: [0, 0, 0, 0, 0],
  };
}

function filial(id: number): Filial {
  return {
    id,
    clinic_id: id,
    city_id: 1,
    district_id: null,
    type_id: 1,
    title: `Филиал ${id}`,
    short_title: `Филиал ${id}`,
    address: 'пр. Абая, 1',
    directions: null,
    lat: 43,
    lng: 77,
    phone: '+7-700-000-11-50',
    email: 'a@b.example',
    contact_person: 'Н. Н.',
    hours: EVERY_DAY,
    closed_on_holidays: false,
    state: 'open',
    opens_on: null,
    price_level: 1,
    menu: [],
    facade: null,
  };
}

function doctor(id: number, filial_ids: number[]): Doctor {
  return {
    id,
    slug: `doctor-${id}`,
    first_name: 'Айгуль',
    second_name: 'Серикова',
    third_name: null,
    gender: 'female',
    birthday: '1985-01-01',
    avatar: null,
    experience_since: 2012,
    category_id: null,
    degree_id: null,
    specialisation_ids: [1],
    description: '',
    parameter_ids: [],
    accepts_adults: true,
    accepts_children: true,
    age_min: null,
    age_max: null,
    is_online: false,
    is_home_visit: false,
    has_online_booking: true,
    city_id: 1,
    filial_ids,
    rating: null,
    reviews_count: 0,
    rating_counts: [0, 0, 0, 0, 0],
    busy: { level: 0, first_day_from: 0 },
  };
}

function user(facts: Pick<UserRow, 'id' | 'roles'> & Partial<UserRow>): UserRow {
  return {
    email: `user-${facts.id}@demo.kz`,
    password: 'Demo2026',
    first_name: 'Елена',
    second_name: 'Осипова',
    third_name: null,
    avatar: null,
    phone: null,
    iin: null,
    birthday: '1990-05-15',
    gender: 'female',
    address: null,
    citizenship_id: null,
    doctor_id: null,
    clinic_id: null,
    ...facts,
  };
}

/** A time on the seed's day, or on another day of May: `at('14:30')`, `at('09:00', 13)`. */
export function at(clock: string, dayOfMay = 12): string {
  return `2026-05-${dayOfMay}T${clock}:00+05:00`;
}

export const booking = {
  family_member_id: null,
  phone: '+7-707-555-01-23',
  email: 'patient@demo.kz',
  comment: null,
  consent: { version: '2026-05', accepted_at: '2026-05-12T08:20:00+05:00' },
};

/** Holds a slot of doctor 1 in filial 1 and books it. */
export function book(
  db: Db,
  userId: number,
  startsAt: string,
  more: { doctor?: number; filial?: number; member?: number; now?: number } = {},
): VisitRow {
  const { doctor: doctor_id = 1, filial: filial_id = 1, member = null, now = NOW } = more;
  const person = db.users.require(userId);
  const hold = holdSlot(db, person, { doctor_id, filial_id, service_id: 1, starts_at: startsAt }, now);
  return bookVisit(db, person, { ...booking, hold_id: hold.id, family_member_id: member }, now);
}

/**
 * The refusal of an action: status, code, fields, the text of the first field, and the overlaps.
 */
export function refusal(action: () => unknown) {
  try {
    action();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, code, errors = {}, message, details } = error;
    const [text = message] = Object.values(errors).flat();
    return { status, code, fields: Object.keys(errors), text, overlaps: details?.overlaps };
  }
  throw new Error('it was not refused');
}
