import { GENERATED_IDS, type Db } from '#mocks/db/db.ts';
import { Random } from '#mocks/db/random.ts';
import type { Doctor, EducationRow, HistoryPart, QualificationRow, WorkExperienceRow } from '#mocks/db/types/doctor.ts';
import { CITIES } from '../dictionaries/cities.ts';
import { QUALIFICATION } from '../dictionaries/directory-rows.ts';

const PURPOSE = { education: 91, work: 92, qualification: 93 } as const;
const UNIVERSITY = 'Медицинский университет';
/** Cities with medical universities. */
const UNIVERSITY_CITIES = ['Алматы', 'Алматы', 'Астана', 'Караганда', 'Семей', 'Актобе', 'Шымкент'];
const COURSES = [
  'Учебный центр «Дәрігер»',
  'Институт последипломного образования',
  'Школа непрерывного образования врачей',
];

const generatedId = (doctorId: number, index: number): number => GENERATED_IDS + doctorId * 20 + index;

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

function makeEducations(db: Db, doctor: Doctor): EducationRow[] {
  const random = new Random(doctor.id, PURPOSE.education);
  const year = Number(db.meta.today.slice(0, 4));
  const graduated = doctor.experience_since;
  const direction = directionOf(db, doctor);
  const rows: Omit<EducationRow, 'id' | 'doctor_id'>[] = [];
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
  return rows.map((row, index) => Object.assign({ id: generatedId(doctor.id, index), doctor_id: doctor.id }, row));
}

function makeWork(db: Db, doctor: Doctor): WorkExperienceRow[] {
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
  const rows: Omit<WorkExperienceRow, 'id' | 'doctor_id'>[] = [];
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
  return rows.map((row, index) => Object.assign({ id: generatedId(doctor.id, index), doctor_id: doctor.id }, row));
}

function makeQualifications(db: Db, doctor: Doctor): QualificationRow[] {
  const random = new Random(doctor.id, PURPOSE.qualification);
  const year = Number(db.meta.today.slice(0, 4));
  const direction = directionOf(db, doctor);
  const rows: Omit<QualificationRow, 'id' | 'doctor_id'>[] = [];
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
  return rows
    .map((row, index) => Object.assign({ id: generatedId(doctor.id, index), doctor_id: doctor.id }, row))
    .toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0));
}

const isKept = (db: Db, doctorId: number, part: HistoryPart): boolean =>
  db.kept_histories.get(`${doctorId}:${part}`) !== undefined;

/** A doctor's education, newest first. */
export function doctorEducations(db: Db, doctorId: number): readonly EducationRow[] {
  if (isKept(db, doctorId, 'education')) {
    return db.educations.find('doctor', doctorId).toSorted((a, b) => b.year_to - a.year_to || a.id - b.id);
  }
  return makeEducations(db, db.doctors.require(doctorId));
}

/** A doctor's work experience, newest first. */
export function doctorWorkExperiences(db: Db, doctorId: number): readonly WorkExperienceRow[] {
  if (isKept(db, doctorId, 'work')) {
    return db.work_experiences.find('doctor', doctorId).toSorted((a, b) => b.year_from - a.year_from || a.id - b.id);
  }
  return makeWork(db, db.doctors.require(doctorId));
}

/** A doctor's categories, certificates and degrees, newest first. */
export function doctorQualifications(db: Db, doctorId: number): readonly QualificationRow[] {
  if (isKept(db, doctorId, 'qualification')) {
    return db.qualifications.find('doctor', doctorId).toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0) || a.id - b.id);
  }
  return makeQualifications(db, db.doctors.require(doctorId));
}

/** Stores a doctor's generated education, once, so that it can be changed. */
export function keepEducations(db: Db, doctorId: number): void {
  if (isKept(db, doctorId, 'education')) return;
  for (const row of doctorEducations(db, doctorId)) db.educations.insert(row);
  db.kept_histories.insert({ id: `${doctorId}:education` });
}

/** Stores a doctor's generated certificates, once, so that they can be changed. */
export function keepQualifications(db: Db, doctorId: number): void {
  if (isKept(db, doctorId, 'qualification')) return;
  for (const row of doctorQualifications(db, doctorId)) db.qualifications.insert(row);
  db.kept_histories.insert({ id: `${doctorId}:qualification` });
}

/** Stores a doctor's generated work experience, once, so that it can be changed. */
export function keepWorkExperiences(db: Db, doctorId: number): void {
  if (isKept(db, doctorId, 'work')) return;
  for (const row of doctorWorkExperiences(db, doctorId)) db.work_experiences.insert(row);
  db.kept_histories.insert({ id: `${doctorId}:work` });
}
