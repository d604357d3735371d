/**
 * Sections of a clinic's page, in the order of the page. Each key is the section's anchor:
 * `/clinic/ayala#doctors`.
 */
export const CLINIC_SECTIONS = {
  about: { tab: 'О\u00A0клинике', heading: 'О\u00A0клинике' },
  filials: { tab: 'Филиалы', heading: 'Филиалы' },
  doctors: { tab: 'Врачи', heading: 'Врачи' },
  services: { tab: 'Услуги и\u00A0цены', heading: 'Услуги и\u00A0цены' },
  reviews: { tab: 'Отзывы', heading: 'Отзывы' },
} as const;

export const CLINIC_SECTION_IDS = Object.keys(CLINIC_SECTIONS) as (keyof typeof CLINIC_SECTIONS)[];
