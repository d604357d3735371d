import type { DoctorProfileMissingItem } from '#generated/models/doctor-profile-missing-item.ts';
import type { Db } from '../../db/db.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import { educations, workExperiences } from '../../seed/on-demand/doctor-history.ts';
import { doctorDescription } from '../../seed/on-demand/doctor-texts.ts';

/** Completeness of a profile in whole per cent, and the parts that the profile lacks. */
export function completenessOf(db: Db, doctor: Doctor) {
  const isThere: Readonly<Record<DoctorProfileMissingItem, boolean>> = {
    avatar: doctor.avatar !== null,
    description: doctorDescription(db, doctor) !== '',
    work_experience: workExperiences.of(db, doctor.id).length > 0,
    education: educations.of(db, doctor.id).length > 0,
    parameters: doctor.parameter_ids.length > 0,
  };
  const parts = Object.entries(isThere) as [DoctorProfileMissingItem, boolean][];
  const missing = parts.filter(([, isFilled]) => !isFilled).map(([part]) => part);
  return { completeness_percent: Math.round(((parts.length - missing.length) / parts.length) * 100), missing };
}
