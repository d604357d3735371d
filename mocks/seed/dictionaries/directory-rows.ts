import type { DoctorQualificationRow, Titled } from '#mocks/db/types/reference.ts';

const titled = (...titles: string[]): Titled[] => titles.map((title, index) => ({ id: index + 1, title }));

export const COUNTRIES = titled(
  'Казахстан',
  'Россия',
  'Узбекистан',
  'Кыргызстан',
  'Таджикистан',
  'Туркменистан',
  'Азербайджан',
  'Армения',
  'Беларусь',
  'Грузия',
  'Германия',
  'Китай',
  'Монголия',
  'Турция',
  'Украина',
  'Другая страна',
);

export const CLINIC_TYPES = titled(
  'Многопрофильная клиника',
  'Медицинский центр',
  'Семейная клиника',
  'Стоматология',
  'Кардиологический центр',
  'Детская клиника',
  'Женская клиника',
  'Офтальмологическая клиника',
  'Диагностический центр',
  'Лаборатория',
  'Реабилитационный центр',
  'Частный кабинет',
);

export const CLINIC_PARAMETERS = titled(
  'Парковка',
  'Пандус',
  'Лифт',
  'Детская комната',
  'Круглосуточно',
  'Wi-Fi',
  'ОСМС',
  'Вызов на дом',
  'Гардероб',
  'Своя лаборатория',
  'ДМС',
);

export const DOCTOR_PARAMETERS = titled(
  'Русский и казахский языки',
  'Русский язык',
  'Английский язык',
  'Принимает взрослых',
  'Принимает детей',
  'Онлайн-консультации',
  'Выезд на дом',
  'Ведёт беременных',
  'Работает по ОСМС',
  'Принимает в выходные',
);

/** Ids of parameters that the generator uses. */
export const PARAMETER = {
  twoLanguages: 1,
  russian: 2,
  english: 3,
  adults: 4,
  children: 5,
  online: 6,
  home: 7,
  pregnant: 8,
  osms: 9,
  weekend: 10,
} as const;

export const DOCTOR_QUALIFICATIONS: readonly DoctorQualificationRow[] = [
  { id: 1, title: 'Высшая категория', title_inline: 'высшая категория', kind: 'category', category: 'highest' },
  { id: 2, title: 'Первая категория', title_inline: 'первая категория', kind: 'category', category: 'first' },
  { id: 3, title: 'Вторая категория', title_inline: 'вторая категория', kind: 'category', category: 'second' },
  {
    id: 4,
    title: 'Кандидат медицинских наук',
    title_inline: 'кандидат медицинских наук',
    kind: 'degree',
    category: null,
  },
  { id: 5, title: 'Доктор медицинских наук', title_inline: 'доктор медицинских наук', kind: 'degree', category: null },
  { id: 6, title: 'Магистр медицины', title_inline: 'магистр медицины', kind: 'degree', category: null },
  { id: 7, title: 'PhD', title_inline: 'PhD', kind: 'degree', category: null },
];

export const QUALIFICATION = {
  highest: 1,
  first: 2,
  second: 3,
  candidate: 4,
  doctorOfScience: 5,
  master: 6,
  phd: 7,
} as const;
