/** The parts of a clinic's page in their order. The key is the part's anchor: `/clinic/ayala#doctors`. */
export const SECTIONS = {
  about: { tab: 'О\u00A0клинике', heading: 'О\u00A0клинике' },
  filials: { tab: 'Филиалы', heading: 'Филиалы' },
  doctors: { tab: 'Врачи', heading: 'Врачи' },
  services: { tab: 'Услуги и\u00A0цены', heading: 'Услуги и\u00A0цены' },
  reviews: { tab: 'Отзывы', heading: 'Отзывы' },
} as const;

export type SectionId = keyof typeof SECTIONS;

export const SECTION_IDS = Object.keys(SECTIONS) as SectionId[];
