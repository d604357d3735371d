import type { FamilyRelation } from '#generated/models/family-relation.ts';
import type { Gender } from '#generated/models/gender.ts';
import { age } from '@/shared/format/age';
import { yearsCount } from '@/shared/format/counts';
import { counted } from '@/shared/format/plural';
import { wordFor } from '@/shared/format/word-for';

/**
 * Age of a person on the day `on`: «9 лет», for a baby «5 месяцев», «меньше месяца». Both dates are
 * `YYYY-MM-DD`.
 */
export function ageText(birthday: string, on: string): string {
  const years = age(birthday, on);
  if (years > 0) return yearsCount(years);
  const months = monthOf(on) - monthOf(birthday) - (on.slice(8) < birthday.slice(8) ? 1 : 0);
  return months > 0 ? counted(months, { one: 'месяц', few: 'месяца', many: 'месяцев' }) : 'меньше месяца';
}

function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}

/** Relations, as the contract names them, that are shown instead of a name. */
const parents: ReadonlySet<string> = new Set(['Мама', 'Папа']);

/** Short name of a family member: «Марк», «Мама». */
export function familyDisplayName(firstName: string, relation: string | null): string {
  return relation !== null && parents.has(relation) ? relation : firstName;
}

export const relationLabels = {
  son: 'Сын',
  daughter: 'Дочь',
  mother: 'Мама',
  father: 'Папа',
  spouse: 'Супруг или супруга',
  other: 'Близкий человек',
} as const satisfies Record<FamilyRelation, string>;

export function relationLabel(relation: FamilyRelation): string {
  return wordFor(relationLabels, relation, relationLabels.other);
}

/** Label of a relation for a person whose sex is known: «Супруга». */
export function relationOf({
  relation,
  gender,
}: {
  readonly relation: FamilyRelation;
  readonly gender: Gender;
}): string {
  if (relation !== 'spouse') return relationLabel(relation);
  return gender === 'female' ? 'Супруга' : 'Супруг';
}

/**
 * Text of an identity document, for copying: «ИИН 160902500058», for a foreigner «№ N 01234567».
 * Undefined if the person has neither an IIN nor a document number.
 */
export function identityText({
  iin,
  document_number,
}: {
  readonly iin?: string | null;
  readonly document_number?: string | null;
}): string | undefined {
  if (iin) return `ИИН\u00A0${iin}`;
  return document_number ? `№\u00A0${document_number}` : undefined;
}
