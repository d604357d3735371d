/** The parts of a doctor's page in their order. The key is the part's anchor: `/doctor/serikova-aigul#reviews`. */
export const SECTIONS = {
  services: { tab: 'Услуги и\u00A0цены', heading: 'Услуги и\u00A0цены' },
  about: { tab: 'О\u00A0враче', heading: 'О\u00A0враче' },
  education: { tab: 'Образование', heading: 'Образование' },
  experience: { tab: 'Опыт', heading: 'Опыт работы' },
  qualification: { tab: 'Квалификация', heading: 'Квалификация' },
  reviews: { tab: 'Отзывы', heading: 'Отзывы' },
  clinics: { tab: 'Где принимает', heading: 'Где принимает' },
} as const;

export type SectionId = keyof typeof SECTIONS;

export const SECTION_IDS = Object.keys(SECTIONS) as SectionId[];
