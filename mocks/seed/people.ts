import { dateOf, dayOf, textAt } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import type { UserRow } from '#mocks/db/types/person.ts';
import { CLINIC, DEMO, DEMO_FAMILY, DEMO_PASSWORD, DOCTOR } from './demo.ts';

const KAZAKHSTAN = 1;

type Person = Omit<UserRow, 'id' | 'email' | 'password'>;

const NOBODY = { address: null, citizenship_id: null, doctor_id: null, clinic_id: null } as const;

/** Without address and citizenship, so that her home page asks for them. */
const ELENA: Person = {
  ...NOBODY,
  roles: ['user'],
  first_name: 'Елена',
  second_name: 'Осипова',
  third_name: 'Игоревна',
  avatar: null,
  phone: '+7-707-555-01-23',
  iin: '900515400123',
  birthday: '1990-05-15',
  gender: 'female',
};
const AIGUL: Person = {
  ...NOBODY,
  roles: ['doctor'],
  first_name: 'Айгуль',
  second_name: 'Серикова',
  third_name: 'Маратовна',
  avatar: '/api/v0/files/portraits/aigul.svg',
  phone: '+7-700-000-12-14',
  iin: '880714400258',
  birthday: '1988-07-14',
  gender: 'female',
  citizenship_id: KAZAKHSTAN,
  doctor_id: DOCTOR.serikova,
};
const GULNAR: Person = {
  ...NOBODY,
  roles: ['clinic'],
  first_name: 'Гүлнар',
  second_name: 'Нұрова',
  third_name: 'Серікқызы',
  avatar: null,
  phone: '+7-700-000-11-40',
  iin: '791102400313',
  birthday: '1979-11-02',
  gender: 'female',
  citizenship_id: KAZAKHSTAN,
  clinic_id: CLINIC.ayala,
};
const MADINA: Person = {
  ...NOBODY,
  roles: ['user', 'doctor', 'clinic'],
  first_name: 'Мадина',
  second_name: 'Құлбаева',
  third_name: 'Тимурқызы',
  avatar: '/api/v0/files/portraits/madina.svg',
  phone: '+7-701-555-40-17',
  iin: '890314400423',
  birthday: '1989-03-14',
  gender: 'female',
  address: 'Алматы, ул. Жандосова, 58, кв. 14',
  citizenship_id: KAZAKHSTAN,
  doctor_id: DOCTOR.kulbaeva,
  clinic_id: CLINIC.tumar,
};

const SAULE: Person = {
  ...NOBODY,
  roles: ['clinic'],
  first_name: 'Сауле',
  second_name: 'Ибраева',
  third_name: 'Болатқызы',
  avatar: null,
  phone: '+7-700-000-11-42',
  iin: '980321400272',
  birthday: '1998-03-21',
  gender: 'female',
  clinic_id: CLINIC.ayala,
  clinic_rights: ['visits', 'clients', 'waitlist'],
};

/** Birthday of the son, who is nine on this day. */
function birthdayOfNine(today: string): string {
  const monthDay = '09-02';
  const year = Number(today.slice(0, 4)) - 9;
  return `${today.slice(5) < monthDay ? year - 1 : year}-${monthDay}`;
}

/** cm */
const HEIGHT = 168;
/** Age of the first measurement in days: September 2019 for a seed of spring 2026. */
const HEIGHT_DAYS_AGO = 2440;
/** Weights: days ago, kilograms; oldest first. */
const WEIGHTS: readonly (readonly [daysAgo: number, kg: number])[] = [
  [357, 65.5],
  [300, 65.9],
  [244, 65.2],
  [181, 64.8],
  [118, 65],
  [62, 64.4],
  [14, 64.2],
];

/** The son's measurements: days ago, cm, kg. */
const GROWTH = [
  [340, 129, 26.8],
  [200, 132, 28.1],
  [95, 134, 29],
  [12, 136, 30.2],
] as const;

/** Adds the demo accounts and the patient's family. */
export function seedPeople(db: Db): void {
  const people = [
    [DEMO.patient, ELENA],
    [DEMO.doctor, AIGUL],
    [DEMO.clinic, GULNAR],
    [DEMO.everyone, MADINA],
    [DEMO.reception, SAULE],
  ] as const;
  for (const [account, person] of people) {
    db.users.seed({ id: account.user_id, email: account.email, password: DEMO_PASSWORD, ...person });
  }
  const family = { user_id: DEMO.patient.user_id, phone: null, iin: null };
  db.family_members.seed({
    ...family,
    id: DEMO_FAMILY.mark,
    relation: 'son',
    first_name: 'Марк',
    second_name: 'Осипов',
    third_name: 'Андреевич',
    gender: 'male',
    birthday: birthdayOfNine(db.meta.today),
  });
  db.family_members.seed({
    ...family,
    id: DEMO_FAMILY.raisa,
    relation: 'mother',
    first_name: 'Раиса',
    second_name: 'Осипова',
    third_name: 'Михайловна',
    gender: 'female',
    birthday: '1961-02-20',
    phone: '+7-707-555-08-41',
  });
  const at = (daysAgo: number): string => textAt(dateOf(dayOf(db.meta.today) - daysAgo), '07:40');
  const measurements = [
    { at: at(HEIGHT_DAYS_AGO), height: HEIGHT, weight: null },
    ...WEIGHTS.map(([daysAgo, weight]) => ({ at: at(daysAgo), height: HEIGHT, weight })),
  ];
  db.medical_cards.seed({
    id: DEMO.patient.user_id,
    blood_type: 'O',
    rh_factor: 'positive',
    height: HEIGHT,
    weight: measurements.at(-1)?.weight ?? null,
    updated_at: measurements.at(-1)?.at ?? textAt(db.meta.today, '08:00'),
    measurements,
  });
  const growth = GROWTH.map(([daysAgo, height, weight]) => ({ at: at(daysAgo), height, weight }));
  db.family_cards.seed({
    id: DEMO_FAMILY.mark,
    blood_type: 'A',
    rh_factor: 'positive',
    height: growth.at(-1)?.height ?? null,
    weight: growth.at(-1)?.weight ?? null,
    updated_at: growth.at(-1)?.at ?? textAt(db.meta.today, '08:00'),
    measurements: growth,
  });
}
