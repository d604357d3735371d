import type { ReviewCriteria } from '#generated/models/review-criteria.ts';

/** What each number of stars says. */
export const MARK_WORDS = ['Очень плохо', 'Плохо', 'Нормально', 'Хорошо', 'Отлично'] as const;

/** The contract's criteria, in the order in which they are asked. */
export const CRITERIA = {
  attention: 'Внимание к\u00A0вам',
  explanation: 'Понятные объяснения',
  punctuality: 'Приём вовремя',
} as const satisfies Record<keyof ReviewCriteria, string>;

/** How a review without a name is signed, everywhere. */
export const HIDDEN_NAME = 'Пациент скрыл имя';
