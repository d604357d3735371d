import analyses from '@/shared/assets/banners/analyses.svg';
import booking from '@/shared/assets/banners/booking.svg';
import family from '@/shared/assets/banners/family.svg';

export interface Banner {
  readonly key: 'booking' | 'analyses' | 'family';
  /** The two lines of the title on wide screens. */
  readonly title: readonly [string, string];
  readonly text: string;
  readonly action: string;
  readonly art: string;
  /** Background colour, the same as the background of the drawing. */
  readonly ground: string;
  readonly dark: boolean;
}

/** Banners of the home page (docs/rules.md §1, §9). */
export const banners: readonly Banner[] = [
  {
    key: 'booking',
    title: ['Запись к\u00A0врачу', 'в\u00A0любое время'],
    text: 'Выбирайте свободное время сами, даже ночью и\u00A0в\u00A0праздники. Звонить не\u00A0нужно.',
    action: 'Выбрать врача',
    art: booking,
    ground: 'bg-teal-tint-2',
    dark: false,
  },
  {
    key: 'analyses',
    title: ['Анализы и\u00A0обследования', 'рядом с\u00A0домом'],
    text: 'Цены и\u00A0адреса лабораторий города. Подготовка и\u00A0срок готовности\u00A0— до\u00A0визита.',
    action: 'Сравнить цены',
    art: analyses,
    ground: 'bg-sand',
    dark: false,
  },
  {
    key: 'family',
    title: ['Вся семья', 'в\u00A0одном кабинете'],
    text: 'Визиты, документы и\u00A0медкарты детей и\u00A0родителей\u00A0— под\u00A0рукой.',
    action: 'Добавить близких',
    art: family,
    ground: 'bg-teal-deep',
    dark: true,
  },
];
