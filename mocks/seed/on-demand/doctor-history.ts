import { GENERATED_IDS, type Db } from '#mocks/db/db.ts';
import { Random } from '#mocks/db/random.ts';
import type { Table } from '#mocks/db/table.ts';
import type { Doctor, EducationRow, HistoryPart, QualificationRow, WorkExperienceRow } from '#mocks/db/types/doctor.ts';
import { CITIES } from '../dictionaries/cities.ts';
import { QUALIFICATION } from '../dictionaries/directory-rows.ts';

const PURPOSE = { education: 91, work: 92, qualification: 93 } as const;
const UNIVERSITY = 'Медицинский университет';
/** Cities with medical universities; a repeated city is more likely. */
const UNIVERSITY_CITIES = ['Алматы', 'Алматы', 'Астана', 'Караганда', 'Семей', 'Актобе', 'Шымкент'];
const COURSES = [
  'Учебный центр «Дәрігер»',
  'Институт последипломного образования',
  'Школа непрерывного образования врачей',
];

type Draft<Row> = Omit<Row, 'id' | 'doctor_id'>;

const directionOf = (db: Db, doctor: Doctor): string => {
  const main = db.specialisations.require(doctor.specialisation_ids[0] ?? 1);
  return db.meddirections.require(main.meddirection_id).title.toLowerCase();
};

function facultyOf(db: Db, doctor: Doctor): string {
  const slug = db.specialisations.require(doctor.specialisation_ids[0] ?? 1).slug;
  if (slug === 'pediatr') return 'Педиатрия';
  if (slug === 'stomatolog') return 'Стоматология';
  return doctor.experience_since < 2014 ? 'Лечебное дело' : 'Общая медицина';
}

function makeEducations(db: Db, doctor: Doctor): Draft<EducationRow>[] {
  const random = new Random(doctor.id, PURPOSE.education);
  const year = Number(db.meta.today.slice(0, 4));
  const graduated = doctor.experience_since;
  const direction = directionOf(db, doctor);
  const rows: Draft<EducationRow>[] = [];
  const courses = Math.min(2, Math.floor((year - graduated) / 6));
  let courseYear = year - random.int(0, 2);
  for (let i = 0; i < courses; i += 1) {
    const hours = random.pick(['54 часа', '108 часов', '216 часов']);
    rows.push({
      title: `Повышение квалификации: ${direction}, ${hours}`,
      institution: random.pick(COURSES),
      city: random.pick(['Алматы', 'Астана']),
      year_from: null,
      year_to: courseYear,
    });
    courseYear -= random.int(3, 5);
  }
  const city = random.pick(UNIVERSITY_CITIES);
  if (year - graduated >= 2) {
    const isResidency = graduated >= 2006;
    rows.push({
      title: `${isResidency ? 'Резидентура' : 'Интернатура'}, ${direction}`,
      institution: UNIVERSITY,
      city,
      year_from: graduated,
      year_to: graduated + (isResidency ? 2 : 1),
    });
  }
  rows.push({
    title: facultyOf(db, doctor),
    institution: UNIVERSITY,
    city,
    year_from: graduated - (facultyOf(db, doctor) === 'Стоматология' ? 5 : 6),
    year_to: graduated,
  });
  return rows;
}

function makeWork(db: Db, doctor: Doctor): Draft<WorkExperienceRow>[] {
  const random = new Random(doctor.id, PURPOSE.work);
  const year = Number(db.meta.today.slice(0, 4));
  const position = db.specialisations.require(doctor.specialisation_ids[0] ?? 1).title;
  const filial = db.filials.require(doctor.filial_ids[0] ?? 1);
  const clinic = db.clinics.require(filial.clinic_id);
  const city = CITIES[doctor.city_id - 1]?.title ?? null;
  const years = year - doctor.experience_since;
  // A doctor cannot have worked in a clinic before it opened.
  const hired = Math.max(
    clinic.work_start_year,
    doctor.experience_since + Math.round(years * (0.35 + random.next() * 0.4)),
  );
  const rows: Draft<WorkExperienceRow>[] = [];
  rows.push({ position, organisation: clinic.title, city, year_from: Math.min(hired, year), year_to: null });
  let end = Math.min(hired, year);
  const hospitals = random.shuffle([
    `Городская больница № ${random.int(1, 12)}`,
    `Городская поликлиника № ${random.int(1, 30)}`,
    'Областная больница',
    'Центральная клиническая больница',
  ]);
  while (end - doctor.experience_since > 2 && rows.length < 4) {
    const start =
      rows.length === 3 || random.chance(0.4)
        ? doctor.experience_since + 2
        : Math.max(doctor.experience_since + 2, end - random.int(3, 8));
    rows.push({
      position,
      organisation: hospitals[rows.length - 1] ?? 'Городская больница',
      city,
      year_from: start,
      year_to: end,
    });
    end = start;
  }
  if (end > doctor.experience_since) {
    rows.push({
      position: doctor.experience_since < 2006 ? 'Врач-интерн' : 'Врач-резидент',
      organisation: 'Клиника медицинского университета',
      city,
      year_from: doctor.experience_since,
      year_to: end,
    });
  }
  return rows;
}

function makeQualifications(db: Db, doctor: Doctor): Draft<QualificationRow>[] {
  const random = new Random(doctor.id, PURPOSE.qualification);
  const year = Number(db.meta.today.slice(0, 4));
  const direction = directionOf(db, doctor);
  const rows: Draft<QualificationRow>[] = [];
  const recent = (): number => Math.max(doctor.experience_since + 2, year - random.int(0, 4));
  if (doctor.category_id !== null) {
    rows.push({
      title: `${db.doctor_qualifications.require(doctor.category_id).title}, ${direction}`,
      issued_by: 'Комиссия по аттестации',
      year: recent(),
    });
  }
  if (year - doctor.experience_since >= 2) {
    rows.push({ title: `Сертификат специалиста, ${direction}`, issued_by: 'Комиссия по аттестации', year: recent() });
  }
  if (doctor.degree_id !== null) {
    const later =
      doctor.degree_id === QUALIFICATION.doctorOfScience ? 14 : doctor.degree_id === QUALIFICATION.candidate ? 8 : 3;
    rows.push({
      title: db.doctor_qualifications.require(doctor.degree_id).title,
      issued_by: UNIVERSITY,
      year: Math.min(year, doctor.experience_since + later),
    });
  }
  return rows;
}

/** One part of doctors' histories: generated until a doctor changes it, then stored. */
export interface History<Fields> {
  readonly table: (db: Db) => Table<Entry<Fields>, 'doctor'>;
  /** Returns a doctor's entries, newest first. */
  readonly of: (db: Db, doctorId: number) => readonly Entry<Fields>[];
  /** Stores a doctor's generated entries once, so that they can be changed. */
  readonly keep: (db: Db, doctorId: number) => void;
}

export type Entry<Fields> = Fields & { readonly id: number; readonly doctor_id: number };

function history<Fields>(
  part: HistoryPart,
  table: History<Fields>['table'],
  make: (db: Db, doctor: Doctor) => Fields[],
  yearOf: (entry: Fields) => number,
): History<Fields> {
  const isKept = (db: Db, doctorId: number): boolean => db.kept_histories.get(`${doctorId}:${part}`) !== undefined;
  const of = (db: Db, doctorId: number): Entry<Fields>[] => {
    const made = (): Entry<Fields>[] =>
      make(db, db.doctors.require(doctorId)).map((fields, index) =>
        Object.assign({ id: GENERATED_IDS + doctorId * 20 + index, doctor_id: doctorId }, fields),
      );
    const entries = isKept(db, doctorId) ? table(db).find('doctor', doctorId) : made();
    return entries.toSorted((a, b) => yearOf(b) - yearOf(a) || a.id - b.id);
  };
  const keep = (db: Db, doctorId: number): void => {
    if (isKept(db, doctorId)) return;
    for (const entry of of(db, doctorId)) table(db).insert(entry);
    db.kept_histories.insert({ id: `${doctorId}:${part}` });
  };
  return { table, of, keep };
}

export const educations = history(
  'education',
  (db) => db.educations,
  makeEducations,
  ({ year_to }) => year_to,
);
export const workExperiences = history(
  'work',
  (db) => db.work_experiences,
  makeWork,
  ({ year_from }) => year_from,
);
/** Categories, certificates and academic degrees. */
export const qualifications = history(
  'qualification',
  (db) => db.qualifications,
  makeQualifications,
  ({ year }) => year ?? 0,
);
