import { dateOf, dayOf, textAt } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import type { MedicalCard, UserRow } from '#mocks/db/types/person.ts';
import { picturePath } from '#mocks/pictures/names.ts';
import { CLINIC, DEMO, DEMO_FAMILY, DEMO_PASSWORD, DOCTOR } from './demo.ts';
import { readRecords, wordsOf } from './dictionaries/text-table.ts';

const KAZAKHSTAN = 1;

const PEOPLE = `
account   | name                      | phone            | iin          | birthday   | avatar
patient   | Осипова Елена Игоревна    | +7-707-555-01-23 | 900515400123 | 1990-05-15 |
doctor    | Серикова Айгуль Маратовна | +7-700-000-12-14 | 880714400258 | 1988-07-14 | aigul
clinic    | Нұрова Гүлнар Серікқызы   | +7-700-000-11-40 | 791102400313 | 1979-11-02 |
everyone  | Құлбаева Мадина Тимурқызы | +7-701-555-40-17 | 890314400423 | 1989-03-14 | madina
reception | Ибраева Сауле Болатқызы   | +7-700-000-11-42 | 980321400272 | 1998-03-21 |`;

const NOBODY = { address: null, citizenship_id: null, doctor_id: null, clinic_id: null } as const;

/**
 * Roles and data of the demo accounts. The patient has no address and citizenship, so that her home
 * page asks for them.
 */
const ACCOUNT_DATA: Readonly<Record<keyof typeof DEMO, Pick<UserRow, 'roles'> & Partial<UserRow>>> = {
  patient: { roles: ['user'] },
  doctor: { roles: ['doctor'], citizenship_id: KAZAKHSTAN, doctor_id: DOCTOR.serikova },
  clinic: { roles: ['clinic'], citizenship_id: KAZAKHSTAN, clinic_id: CLINIC.ayala },
  everyone: {
    roles: ['user', 'doctor', 'clinic'],
    address: 'Алматы, ул. Жандосова, 58, кв. 14',
    citizenship_id: KAZAKHSTAN,
    doctor_id: DOCTOR.kulbaeva,
    clinic_id: CLINIC.tumar,
  },
  reception: { roles: ['clinic'], clinic_id: CLINIC.ayala, clinic_rights: ['visits', 'clients', 'waitlist'] },
};

/** Returns the birthday of the demo patient's son, who is always nine years old. */
function birthdayOfNine(today: string): string {
  const monthDay = '09-02';
  const year = Number(today.slice(0, 4)) - 9;
  return `${today.slice(5) < monthDay ? year - 1 : year}-${monthDay}`;
}

type Measured = readonly [daysAgo: number, cm: number, kg: number | null];

/** Measurements of the demo patient: days ago, height in cm, weight in kg. */
const WEIGHTS: readonly Measured[] = [
  [2440, 168, null],
  [357, 168, 65.5],
  [300, 168, 65.9],
  [244, 168, 65.2],
  [181, 168, 64.8],
  [118, 168, 65],
  [62, 168, 64.4],
  [14, 168, 64.2],
];

/** Measurements of the son: days ago, height in cm, weight in kg. */
const GROWTH: readonly Measured[] = [
  [340, 129, 26.8],
  [200, 132, 28.1],
  [95, 134, 29],
  [12, 136, 30.2],
];

/** Adds the demo accounts and the patient's family. */
export function seedPeople(db: Db): void {
  for (const row of readRecords(PEOPLE)) {
    const key = row['account'] as keyof typeof DEMO;
    const { user_id: id, email } = DEMO[key];
    const [second_name = '', first_name = '', third_name = ''] = wordsOf(row['name']);
    db.users.seed({
      ...NOBODY,
      ...ACCOUNT_DATA[key],
      id,
      email,
      password: DEMO_PASSWORD,
      second_name,
      first_name,
      third_name,
      avatar: row['avatar'] ? picturePath('portraits', row['avatar']) : null,
      phone: row['phone'] ?? null,
      iin: row['iin'] ?? null,
      birthday: row['birthday'] ?? null,
      gender: 'female',
    });
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
  const card = (rows: readonly Measured[]): Pick<MedicalCard, 'height' | 'weight' | 'updated_at' | 'measurements'> => {
    const measurements = rows.map(([daysAgo, height, weight]) => {
      const at = textAt(dateOf(dayOf(db.meta.today) - daysAgo), '07:40');
      return { at, height, weight };
    });
    const last = measurements.at(-1);
    return {
      height: last?.height ?? null,
      weight: last?.weight ?? null,
      updated_at: last?.at ?? textAt(db.meta.today, '08:00'),
      measurements,
    };
  };
  db.medical_cards.seed({ id: DEMO.patient.user_id, blood_type: 'O', rh_factor: 'positive', ...card(WEIGHTS) });
  db.family_cards.seed({ id: DEMO_FAMILY.mark, blood_type: 'A', rh_factor: 'positive', ...card(GROWTH) });
}
