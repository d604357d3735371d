import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { DoctorParameterLink } from '#generated/models/doctor-parameter-link.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import { receives } from '@/features/public/doctor/head/doctor-words';
import { foldCase, lowerFirst } from '@/shared/format/letter-case';
import { typeset } from '@/shared/format/typography';

/** A visit at the clinic goes without saying. */
const FORMAT_TITLES = {
  clinic: undefined,
  online: 'Онлайн-консультации',
  home: 'Выезд на\u00A0дом',
} satisfies Record<VisitFormat, string | undefined>;

/** Facts in a word or two: whom the doctor receives, what the doctor declares, where visits take place. None twice. */
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
