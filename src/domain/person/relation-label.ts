import type { FamilyRelation } from '#generated/models/family-relation.ts';
import type { Gender } from '#generated/models/gender.ts';
import { wordFor } from '@/shared/format/word-for';

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
