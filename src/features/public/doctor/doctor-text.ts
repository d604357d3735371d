import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { DoctorParameterLink } from '#generated/models/doctor-parameter-link.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import { specialisationLine } from '@/domain/doctor/doctor-facts';
import { othersPay } from '@/domain/service/funding-text';
import type { Fact } from '@/features/public/profile/profile-head';
import { reviewsCount, yearsCount } from '@/shared/format/counts';
import { foldCase, lowerFirst, upperFirst } from '@/shared/format/letter-case';
import { fullName } from '@/shared/format/name';
import { ratingNumber } from '@/shared/format/number';
import { plural } from '@/shared/format/plural';
import { price, priceFrom } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';

/** Key facts about a doctor, for the row below the name. */
export function doctorFacts(doctor: DoctorFull): Fact[] {
  const { experience_years: years, price_from: amount, offer } = doctor;
  const paid = amount !== null && (doctor.filials_count > 1 ? priceFrom(amount) : price(amount));
  const others = othersPay(offer?.funding);
  return [
    { label: 'Стаж', value: years === 0 ? 'Меньше года' : yearsCount(years) },
    qualificationFact(doctor.qualification),
    { label: 'Принимает', value: receives(doctor) },
    (paid !== false || others !== '') && {
      label: 'Первичный приём',
      value: paid === false ? upperFirst(others) : [paid, others].filter(Boolean).join(', '),
    },
  ].filter((fact) => fact !== false);
}

/** Converts «высшая категория» to «Категория: Высшая». Other qualifications stay as they are. */
function qualificationFact(qualification: string | null): Fact | false {
  if (qualification === null) return false;
  const category = /^(.+) категория$/.exec(qualification)?.[1];
  return { label: category ? 'Категория' : 'Квалификация', value: typeset(upperFirst(category ?? qualification)) };
}

/** Age groups: «Взрослых», «Взрослых и детей», «Детей с 3 лет». */
export function receives({ patients, age_min: from }: Pick<DoctorFull, 'patients' | 'age_min'>): string {
  if (!patients.includes('children')) return 'Взрослых';
  const children = from !== null && from > 0 ? `детей с\u00A0${agesFrom(from)}` : 'детей';
  return patients.includes('adults') ? `Взрослых и\u00A0${children}` : upperFirst(children);
}

/** An age in the genitive: «1 года», «3 лет», «21 года». */
function agesFrom(age: number): string {
  return `${age}\u00A0${plural(age, { one: 'года', few: 'лет', many: 'лет' })}`;
}

/**
 * Title of the page: «Серикова Айгуль Маратовна, кардиолог в Астане». If the prepositional case of
 * the city is unknown: «…, кардиолог, Астана».
 */
export function doctorTitle(doctor: DoctorFull): string {
  const profession = doctor.specialisations.map(({ title }) => lowerFirst(title))[0] ?? 'врач';
  return `${fullName(doctor)}, ${profession}${place(doctor)}`;
}

/**
 * Title of the page: «Отзывы о враче: Серикова Айгуль Маратовна, кардиолог в Астане». The colon
 * makes a declension of the name unnecessary.
 */
export function doctorReviewsTitle(doctor: DoctorFull): string {
  return `Отзывы о\u00A0враче: ${doctorTitle(doctor)}`;
}

/** Meta description for search engines and shared links: name, place, rating, price. */
export function doctorDescription(doctor: DoctorFull): string {
  const { experience_years: years, rating, reviews_count: count, price_from: amount, main_filial: filial } = doctor;
  const sentences = [
    `${specialisationLine(doctor)}${place(doctor)}`,
    [years > 0 && `Стаж ${yearsCount(years)}`, doctor.qualification].filter(Boolean).join(', '),
    rating !== null && `Рейтинг ${ratingNumber(rating)}, ${reviewsCount(count)}`,
    `${filial.title}, ${filial.address}`,
    amount !== null && `Приём ${priceFrom(amount)}`,
    'Цены, отзывы, свободное время и\u00A0запись онлайн',
  ];
  return `${sentences.filter(Boolean).join('. ')}.`;
}

function place({ main_filial: filial, city_locative: locative }: DoctorFull): string {
  return locative === undefined ? `, ${filial.city}` : ` в\u00A0${locative}`;
}

/**
 * Badges of visit formats. Visits at the clinic have no badge, because most visits are at the
 * clinic.
 */
const FORMAT_TITLES = {
  clinic: undefined,
  online: 'Онлайн-консультации',
  home: 'Выезд на\u00A0дом',
} satisfies Record<VisitFormat, string | undefined>;

/** Short facts without duplicates: age groups, parameters, formats of visits. */
export function aboutBadges(
  doctor: Pick<DoctorFull, 'patients' | 'age_min' | 'formats'>,
  parameters: readonly DoctorParameterLink[],
): string[] {
  const declared = parameters.map(({ title }) => typeset(title));
  const titles = [
    ...(declared.some((title) => title.startsWith('Принимает')) ? [] : [`Принимает ${lowerFirst(receives(doctor))}`]),
    ...declared,
    ...doctor.formats.map((format) => FORMAT_TITLES[format]).filter((title) => title !== undefined),
  ];
  return [...new Map(titles.map((title) => [foldCase(title), title])).values()];
}

/**
 * Period: «2012–2014»; «с 2019» if the end is unknown; «2023» for a single year; empty if both
 * years are unknown.
 */
export function yearsText(from: number | null, to: number | null): string {
  if (from === null || from === to) return to === null ? '' : String(to);
  return to === null ? `с\u00A0${from}` : `${from}–${to}`;
}
