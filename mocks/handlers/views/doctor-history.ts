import type { Certificate } from '#generated/models/certificate.ts';
import type { Education } from '#generated/models/education.ts';
import type { Qualification } from '#generated/models/qualification.ts';
import type { WorkExperience } from '#generated/models/work-experience.ts';
import type { Db } from '../../db/db.ts';
import type { EducationRow, QualificationRow, WorkExperienceRow } from '../../db/types/doctor.ts';
import { fileView } from './file.ts';

export function educationView({ id, title, institution, city, year_from, year_to }: EducationRow): Education {
  return { id, title, institution, city, year_from, year_to };
}

export function workExperienceView(row: WorkExperienceRow): WorkExperience {
  const { id, position, organisation, city, year_from, year_to } = row;
  return { id, position, organisation, city, year_from, year_to };
}

export function qualificationView({ id, title, issued_by, year }: QualificationRow): Qualification {
  return { id, title, issued_by, year };
}

/** View of a certificate for the doctor, with a copy of the document. */
export function certificateView(db: Db, row: QualificationRow, now: number): Certificate {
  const file = db.files.get(row.file_id ?? 0);
  return { ...qualificationView(row), file: file === undefined ? null : fileView(file, now) };
}
