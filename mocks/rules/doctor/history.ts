import type { CertificateRequest } from '#generated/models/certificate-request.ts';
import type { EducationRequest } from '#generated/models/education-request.ts';
import type { WorkExperienceRequest } from '#generated/models/work-experience-request.ts';
import type { Db } from '../../db/db.ts';
import type { Doctor, EducationRow, QualificationRow, WorkExperienceRow } from '../../db/types/doctor.ts';
import type { UserRow } from '../../db/types/person.ts';
import {
  doctorEducations,
  doctorQualifications,
  doctorWorkExperiences,
  keepEducations,
  keepQualifications,
  keepWorkExperiences,
} from '../../seed/on-demand/doctor-history.ts';
import { Refusal } from '../refusal.ts';
import { refuseFutureYear } from './profile.ts';

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

/** @throws Refusal 404 for an unknown entry and another doctor's, 422 at `year_to` */
export function changeEducation(db: Db, doctor: Doctor, id: number, request: EducationRequest): EducationRow {
  if (!doctorEducations(db, doctor.id).some((row) => row.id === id)) throw Refusal.notFound();
  const { title, institution, city = null, year_from = null, year_to } = request;
  refuseBackwards(year_from, year_to);
  keepEducations(db, doctor.id);
  return db.educations.update(id, { title, institution, city, year_from, year_to });
}

/** @throws Refusal 404 for an unknown entry and another doctor's, 422 at `year_to` */
export function changeWorkExperience(
  db: Db,
  doctor: Doctor,
  id: number,
  request: WorkExperienceRequest,
): WorkExperienceRow {
  if (!doctorWorkExperiences(db, doctor.id).some((row) => row.id === id)) throw Refusal.notFound();
  const { position, organisation, city = null, year_from, year_to } = request;
  refuseBackwards(year_from, year_to);
  keepWorkExperiences(db, doctor.id);
  return db.work_experiences.update(id, { position, organisation, city, year_from, year_to });
}

/** @throws Refusal 422 at `year` or `file_id` */
export function addCertificate(
  db: Db,
  user: UserRow,
  doctor: Doctor,
  request: CertificateRequest,
  now: number,
): QualificationRow {
  refuseCertificate(db, user, request, now);
  keepQualifications(db, doctor.id);
  return db.qualifications.insert({ id: db.qualifications.nextId(), doctor_id: doctor.id, ...request });
}

/** @throws Refusal 404 for an unknown entry and another doctor's, 422 at `year` or `file_id` */
export function changeCertificate(
  db: Db,
  user: UserRow,
  doctor: Doctor,
  id: number,
  request: CertificateRequest,
  now: number,
): QualificationRow {
  if (!doctorQualifications(db, doctor.id).some((row) => row.id === id)) throw Refusal.notFound();
  refuseCertificate(db, user, request, now);
  keepQualifications(db, doctor.id);
  return db.qualifications.update(id, request);
}

/** @throws Refusal 404 for an unknown entry and another doctor's */
export function removeCertificate(db: Db, doctor: Doctor, id: number): void {
  if (!doctorQualifications(db, doctor.id).some((row) => row.id === id)) throw Refusal.notFound();
  keepQualifications(db, doctor.id);
  db.qualifications.remove(id);
}

function refuseCertificate(db: Db, user: UserRow, { year, file_id }: CertificateRequest, now: number): void {
  refuseFutureYear('year', year, now);
  if (file_id !== null && db.files.get(file_id)?.user_id !== user.id) {
    throw Refusal.invalid({ file_id: ['Загрузите файл ещё раз'] });
  }
}

/** @throws Refusal 404 for an unknown entry and another doctor's */
export function removeEducation(db: Db, doctor: Doctor, id: number): void {
  if (!doctorEducations(db, doctor.id).some((row) => row.id === id)) throw Refusal.notFound();
  keepEducations(db, doctor.id);
  db.educations.remove(id);
}

/** @throws Refusal 404 for an unknown entry and another doctor's */
export function removeWorkExperience(db: Db, doctor: Doctor, id: number): void {
  if (!doctorWorkExperiences(db, doctor.id).some((row) => row.id === id)) throw Refusal.notFound();
  keepWorkExperiences(db, doctor.id);
  db.work_experiences.remove(id);
}
