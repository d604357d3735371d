import type { EducationRequest } from '#generated/models/education-request.ts';
import type { WorkExperienceRequest } from '#generated/models/work-experience-request.ts';
import type { Db } from '../../db/db.ts';
import type { Doctor, EducationRow, WorkExperienceRow } from '../../db/types/doctor.ts';
import {
  doctorEducations,
  doctorWorkExperiences,
  keepEducations,
  keepWorkExperiences,
} from '../../seed/on-demand/doctor-history.ts';
import { Refusal } from '../refusal.ts';

function refuseBackwards(from: number | null, to: number | null): void {
  if (from !== null && to !== null && from > to) {
    throw Refusal.invalid({ year_to: ['Год окончания раньше года начала'] });
  }
}

/** @throws Refusal 422 at `year_to` */
export function addEducation(db: Db, doctor: Doctor, request: EducationRequest): EducationRow {
  const { title, institution, city = null, year_from = null, year_to } = request;
  refuseBackwards(year_from, year_to);
  keepEducations(db, doctor.id);
  return db.educations.insert({
    id: db.educations.nextId(),
    doctor_id: doctor.id,
    title,
    institution,
    city,
    year_from,
    year_to,
  });
}

/** @throws Refusal 422 at `year_to` */
export function addWorkExperience(db: Db, doctor: Doctor, request: WorkExperienceRequest): WorkExperienceRow {
  const { position, organisation, city = null, year_from, year_to } = request;
  refuseBackwards(year_from, year_to);
  keepWorkExperiences(db, doctor.id);
  return db.work_experiences.insert({
    id: db.work_experiences.nextId(),
    doctor_id: doctor.id,
    position,
    organisation,
    city,
    year_from,
    year_to,
  });
}

/** @throws Refusal 404 for an unknown entry and for another doctor's */
export function removeEducation(db: Db, doctor: Doctor, id: number): void {
  if (!doctorEducations(db, doctor.id).some((row) => row.id === id)) throw Refusal.notFound();
  keepEducations(db, doctor.id);
  db.educations.remove(id);
}

/** @throws Refusal 404 for an unknown entry and for another doctor's */
export function removeWorkExperience(db: Db, doctor: Doctor, id: number): void {
  if (!doctorWorkExperiences(db, doctor.id).some((row) => row.id === id)) throw Refusal.notFound();
  keepWorkExperiences(db, doctor.id);
  db.work_experiences.remove(id);
}
