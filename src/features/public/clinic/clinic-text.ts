import type { ClinicFull } from '#generated/models/clinic-full.ts';
import type { Fact } from '@/features/public/profile/profile-head';
import { doctorsCount, filialsCount, reviewsCount } from '@/shared/format/counts';
import { ratingNumber, wholeNumber } from '@/shared/format/number';
import { priceFrom } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';

/** Key facts about a clinic, for the row below its name. */
export function clinicFacts(clinic: ClinicFull): Fact[] {
  return [
    clinic.doctors_count > 0 && { label: 'Врачей', value: wholeNumber(clinic.doctors_count) },
    { label: 'Филиалов', value: wholeNumber(clinic.filials_count) },
    clinic.work_start_year !== null && { label: 'Работает', value: `с\u00A0${clinic.work_start_year} года` },
    clinic.price_from !== null && { label: 'Приём', value: priceFrom(clinic.price_from) },
  ].filter((fact) => fact !== false);
}

/** Title of the page: «Медицинский центр «Аяла», Алматы». */
export function clinicTitle({ title, main_filial: { city } }: ClinicFull): string {
  return `${typeset(title)}, ${city}`;
}

export function clinicReviewsTitle(clinic: ClinicFull): string {
  return `Отзывы о\u00A0клинике: ${clinicTitle(clinic)}`;
}

/** Meta description for search engines and shared links: type, place, doctors, rating, price. */
export function clinicDescription(clinic: ClinicFull): string {
  const { main_filial: filial, rating, price_from: price } = clinic;
  const sentences = [
    `${clinic.type}, ${filial.city}, ${filial.address}`,
    [doctorsCount(clinic.doctors_count), filialsCount(clinic.filials_count)].join(', '),
    rating !== null && `Рейтинг ${ratingNumber(rating)}, ${reviewsCount(clinic.reviews_count)}`,
    price !== null && `Приём ${priceFrom(price)}`,
    'Врачи со\u00A0свободным временем, цены, отзывы и\u00A0запись онлайн',
  ];
  return `${sentences.filter(Boolean).join('. ')}.`;
}
