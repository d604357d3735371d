import {
  useDoctorEducation,
  useDoctorParameters,
  useDoctorQualification,
  useDoctorWorkExperience,
} from '#generated/api/public-doctors/public-doctors.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import { hasAbout } from '@/features/public/doctor/about/has-about';
import { shownBySection } from '@/shared/section/section-query';
import { SECTION_IDS, type SectionId } from './sections';

/** The sections that have something to show, or may have: one that turned out empty disappears together with its tab. */
export function useSectionIds(doctor: DoctorFull): SectionId[] {
  const education = useDoctorEducation(doctor.slug, shownBySection);
  const experience = useDoctorWorkExperience(doctor.slug, shownBySection);
  const qualification = useDoctorQualification(doctor.slug, shownBySection);
  const parameters = useDoctorParameters(doctor.slug, shownBySection);

  const empty: Partial<Record<SectionId, boolean>> = {
    about: parameters.isSuccess && !hasAbout(doctor, parameters.data.data.length),
    education: education.data?.data.length === 0,
    experience: experience.data?.data.length === 0,
    qualification: qualification.data?.data.length === 0,
  };
  return SECTION_IDS.filter((id) => !empty[id]);
}
