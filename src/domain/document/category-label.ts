import type { DocumentCategory } from '@generated/models/document-category';

/** The folders of a medical card. */
export const categoryLabels = {
  analysis: 'Анализы',
  examination: 'Обследования',
  conclusion: 'Заключения',
  referral: 'Направления',
  prescription: 'Рецепты',
  vaccination: 'Прививки',
  other: 'Другое',
} as const satisfies Record<DocumentCategory, string>;

/** In the order of the chips and lists. */
export const categories = Object.keys(categoryLabels) as DocumentCategory[];
