import type { FamilyRelation } from '#generated/models/family-relation.ts';
import type { Gender } from '#generated/models/gender.ts';
import { age } from '@/shared/format/age';
import { yearsCount } from '@/shared/format/counts';
import { today } from '@/shared/format/date';
import { counted } from '@/shared/format/plural';
import { wordFor } from '@/shared/format/word-for';

/** «9 лет»; of a baby «5 месяцев», «меньше месяца». Both are `YYYY-MM-DD`; today when the day is absent. */
export function ageText(birthday: string, on: string = today()): string {
  const years = age(birthday, on);
  if (years > 0) return yearsCount(years);
  const months = monthOf(on) - monthOf(birthday) - (on.slice(8) < birthday.slice(8) ? 1 : 0);
  return months > 0 ? counted(months, { one: 'месяц', few: 'месяца', many: 'месяцев' }) : 'меньше месяца';
}

function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}

/** Parents are who they are to us, anybody else is called by name. As the contract words a relation. */
const parents: ReadonlySet<string> = new Set(['Мама', 'Папа']);

/** What a member of the family is called at home: «Марк», «Мама». `relation` is the word for it, where it is known. */
export function familyDisplayName(firstName: string, relation: string | null): string {
  return relation !== null && parents.has(relation) ? relation : firstName;
}

/** Who a family member is, as the account's owner says it. */
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

/** The same of somebody whose gender is known: «Супруга» rather than both. */
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
