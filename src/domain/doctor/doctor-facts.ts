import type { DoctorCard } from '@generated/models/doctor-card';
import { yearsCount } from '@/shared/format/counts';
import { typeset } from '@/shared/format/typography';

/** «Кардиолог, терапевт», with the degree at the end: «Кардиолог, кандидат медицинских наук». */
export function specialisationLine({
  specialisations,
  degree,
}: Pick<DoctorCard, 'specialisations' | 'degree'>): string {
  const [first, ...others] = specialisations.map(({ title }) => title);
  return typeset([first, ...others.map(lower), degree].filter(Boolean).join(', '));
}

/** «Стаж 14 лет, высшая категория»; in the first year «Стаж меньше года». */
export function experienceLine({
  experience_years: years,
  qualification,
}: Pick<DoctorCard, 'experience_years' | 'qualification'>): string {
  const experience = years === 0 ? 'Стаж меньше года' : `Стаж ${yearsCount(years)}`;
  return [experience, qualification].filter(Boolean).join(', ');
}

/** «Терапевт» → «терапевт»; an abbreviation stays: «УЗИ-специалист». */
function lower(title: string): string {
  return /^\p{Lu}\p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
