import type { FamilyRelation } from '@generated/models/family-relation';
import type { Gender } from '@generated/models/gender';

/** Who a family member is, as the account's owner says it. */
export const relationLabels = {
  son: 'Сын',
  daughter: 'Дочь',
  mother: 'Мама',
  father: 'Папа',
  spouse: 'Супруг или супруга',
  other: 'Близкий человек',
} as const satisfies Record<FamilyRelation, string>;

/** The same of somebody whose gender is known: «Супруга» rather than both. */
export function relationOf({
  relation,
  gender,
}: {
  readonly relation: FamilyRelation;
  readonly gender: Gender;
}): string {
  if (relation !== 'spouse') return relationLabels[relation];
  return gender === 'female' ? 'Супруга' : 'Супруг';
}
