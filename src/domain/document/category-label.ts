import type { DocumentCategory } from '#generated/models/document-category.ts';
import { wordFor } from '@/shared/format/word-for';

/** The folders of a medical card. */
const categoryLabels: Record<DocumentCategory, string> = {
  analysis: 'Анализы',
  examination: 'Обследования',
  conclusion: 'Заключения',
  referral: 'Направления',
  prescription: 'Рецепты',
  vaccination: 'Прививки',
  other: 'Другое',
};

export function categoryLabel(category: DocumentCategory): string {
  return wordFor(categoryLabels, category, categoryLabels.other);
}

/** In the order of the chips and lists. */
export const categories = Object.keys(categoryLabels) as DocumentCategory[];
