import type { Education } from '#generated/models/education.ts';
import type { Qualification } from '#generated/models/qualification.ts';
import type { WorkExperience } from '#generated/models/work-experience.ts';
import type { EducationRow, QualificationRow, WorkExperienceRow } from '../../db/types/doctor.ts';

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
