import {
  useDoctorEducation,
  useDoctorParameters,
  useDoctorQualification,
  useDoctorWorkExperience,
} from '#generated/api/public-doctors/public-doctors.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import { shownBySection } from '@/shared/section/section-query';

/**
 * Sections of a doctor's page, in the order of the page. Each key is the section's anchor:
 * `/doctor/serikova-aigul#reviews`.
 */
export const DOCTOR_SECTIONS = {
  services: { tab: 'Услуги и\u00A0цены', heading: 'Услуги и\u00A0цены' },
  about: { tab: 'О\u00A0враче', heading: 'О\u00A0враче' },
  education: { tab: 'Образование', heading: 'Образование' },
  experience: { tab: 'Опыт', heading: 'Опыт работы' },
  qualification: { tab: 'Квалификация', heading: 'Квалификация' },
  reviews: { tab: 'Отзывы', heading: 'Отзывы' },
  clinics: { tab: 'Где принимает', heading: 'Где принимает' },
} as const;

export type DoctorSectionId = keyof typeof DOCTOR_SECTIONS;

const SECTION_IDS = Object.keys(DOCTOR_SECTIONS) as DoctorSectionId[];

/**
 * Sections that have content or are still loading. If a section turns out to be empty after
 * loading, it disappears together with its tab.
 */
export function useSectionIds(doctor: DoctorFull): DoctorSectionId[] {
  const education = useDoctorEducation(doctor.slug, shownBySection);
  const experience = useDoctorWorkExperience(doctor.slug, shownBySection);
  const qualification = useDoctorQualification(doctor.slug, shownBySection);
  const parameters = useDoctorParameters(doctor.slug, shownBySection);

  const empty: Partial<Record<DoctorSectionId, boolean>> = {
    about: parameters.isSuccess && !hasAbout(doctor, parameters.data.data.length),
    education: education.data?.data.length === 0,
    experience: experience.data?.data.length === 0,
    qualification: qualification.data?.data.length === 0,
  };
  return SECTION_IDS.filter((id) => !empty[id]);
}

/** Whether the section «О враче» has content that the head of the page doesn't show. */
export function hasAbout(
  doctor: Pick<DoctorFull, 'description' | 'formats' | 'licence' | 'checks'>,
  parametersCount: number,
): boolean {
  return (
    [doctor.description, doctor.licence].some(Boolean) ||
    (doctor.checks?.length ?? 0) > 0 ||
    parametersCount > 0 ||
    doctor.formats.some((format) => format !== 'clinic')
  );
}
