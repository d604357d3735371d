import type { SearchCategory } from '#generated/models/search-category.ts';
import { counted, type PluralForms } from '@/shared/format/plural';

/** Names of the tabs, in their order. */
export const categoryTitle: Record<SearchCategory, string> = {
  doctors: 'Врачи',
  clinics: 'Клиники',
  services: 'Услуги',
  analysis: 'Анализы',
  examination: 'Обследования',
};

const found: Record<SearchCategory, PluralForms> = {
  doctors: { one: 'врач', few: 'врача', many: 'врачей' },
  clinics: { one: 'клиника', few: 'клиники', many: 'клиник' },
  services: { one: 'услуга', few: 'услуги', many: 'услуг' },
  analysis: { one: 'анализ', few: 'анализа', many: 'анализов' },
  examination: { one: 'обследование', few: 'обследования', many: 'обследований' },
};

const shown: Record<SearchCategory, PluralForms> = {
  ...found,
  doctors: { one: 'врача', few: 'врача', many: 'врачей' },
  clinics: { ...found.clinics, one: 'клинику' },
  services: { ...found.services, one: 'услугу' },
};

/** «64 врача», «1 клиника». */
export function foundCount(category: SearchCategory, count: number): string {
  return counted(count, found[category]);
}

/** What a button shows: «Показать 21 врача», «Показать 1 клинику». */
export function showCount(category: SearchCategory, count: number): string {
  // The living have a case of their own after 2, 3 and 4 alone: «показать 3 врачей», but «показать 23 врача».
  const forms = category === 'doctors' && count < 5 ? { ...shown.doctors, few: 'врачей' } : shown[category];
  return `Показать ${counted(count, forms)}`;
}

/** «врачей нет», in a sentence about nothing found. */
export function noneOf(category: SearchCategory): string {
  return found[category].many;
}
