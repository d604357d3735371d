import type { FamilyRelation } from '@generated/models/family-relation';

/** Who a family member is, as the account's owner says it. */
export const relationLabels = {
  son: 'Сын',
  daughter: 'Дочь',
  mother: 'Мама',
  father: 'Папа',
  spouse: 'Супруг или супруга',
  other: 'Близкий человек',
} as const satisfies Record<FamilyRelation, string>;
