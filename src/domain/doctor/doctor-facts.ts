import type { DoctorCard } from '#generated/models/doctor-card.ts';
import type { DoctorOffer } from '#generated/models/doctor-offer.ts';
import type { Funding } from '#generated/models/funding.ts';
import { yearsCount } from '@/shared/format/counts';
import { lowerFirst } from '@/shared/format/letter-case';
import { typeset } from '@/shared/format/typography';

/** Specialisations and degree: «Кардиолог, терапевт», «Кардиолог, кандидат медицинских наук». */
export function specialisationLine({
  specialisations,
  degree,
}: Pick<DoctorCard, 'specialisations' | 'degree'>): string {
  const [first, ...others] = specialisations.map(({ title }) => title);
  return typeset([first, ...others.map(lowerFirst), degree].filter(Boolean).join(', '));
}

/**
 * The text of `specialisationLine` for use inside a sentence: «кардиолог, терапевт», «ЛОР,
 * терапевт».
 */
export function specialisationPhrase(doctor: Pick<DoctorCard, 'specialisations' | 'degree'>): string {
  return lowerFirst(specialisationLine(doctor));
}

/**
 * Experience and category: «Стаж 14 лет, высшая категория». In the first year of practice it is
 * «Стаж меньше года».
 */
export function experienceLine({
  experience_years: years,
  qualification,
}: Pick<DoctorCard, 'experience_years' | 'qualification'>): string {
  const experience = years === 0 ? 'Стаж меньше года' : `Стаж ${yearsCount(years)}`;
  return [experience, qualification].filter(Boolean).join(', ');
}

interface Shown {
  readonly offer: DoctorOffer | null;
  readonly filial: { readonly id: number };
}

/**
 * Search parameters of the link to a doctor. The page opens with the service and filial that the
 * list shows, and with the payer if there is only one.
 */
export function offerSearch(shown: Shown): { filial: number; service?: number; payer?: Funding };
/** The filial is undefined if the doctor has no free slots. */
export function offerSearch(shown: Pick<Shown, 'offer'> & { readonly filial?: Shown['filial'] | undefined }): {
  filial?: number;
  service?: number;
  payer?: Funding;
};
export function offerSearch({
  offer,
  filial,
}: Pick<Shown, 'offer'> & { readonly filial?: Shown['filial'] | undefined }) {
  const [payer, ...others] = offer?.funding ?? [];
  return {
    ...(filial && { filial: filial.id }),
    ...(offer && { service: offer.service_id }),
    ...(payer && others.length === 0 && { payer }),
  };
}
