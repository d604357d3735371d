import type { Db } from '#mocks/db/db.ts';
import { DOCTOR } from '../demo.ts';

/**
 * Adds the demo doctor's education, work and qualifications from the design. Ids start with the
 * newest entry.
 */
export function seedDemoHistory(db: Db): void {
  const doctor_id = DOCTOR.serikova;
  const educations = [
    ['Повышение квалификации: эхокардиография, 216 часов', 'Учебный центр «Дәрігер»', 'Астана', null, 2023],
    ['Резидентура, кардиология', 'Медицинский университет', 'Алматы', 2012, 2014],
    ['Лечебное дело', 'Медицинский университет', 'Караганда', 2006, 2012],
  ] as const;
  const jobs = [
    ['Кардиолог', 'Медицинский центр «Аяла»', 2019, null],
    ['Кардиолог, отделение неотложной кардиологии', 'Городская больница', 2014, 2019],
    ['Врач-резидент', 'Кардиологический центр', 2012, 2014],
  ] as const;
  const qualifications = [
    ['Высшая категория, кардиология', 'Комиссия по аттестации', 2021],
    ['Сертификат специалиста, кардиология', 'Комиссия по аттестации', 2019],
  ] as const;
  educations.forEach(([title, institution, city, year_from, year_to], index) =>
    db.educations.seed({ id: index + 1, doctor_id, title, institution, city, year_from, year_to }),
  );
  jobs.forEach(([position, organisation, year_from, year_to], index) =>
    db.work_experiences.seed({ id: index + 1, doctor_id, position, organisation, city: 'Алматы', year_from, year_to }),
  );
  qualifications.forEach(([title, issued_by, year], index) =>
    db.qualifications.seed({ id: index + 1, doctor_id, title, issued_by, year }),
  );
  for (const part of ['education', 'work', 'qualification']) db.kept_histories.seed({ id: `${doctor_id}:${part}` });
}
