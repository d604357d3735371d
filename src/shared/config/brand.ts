interface FigureSet {
  readonly doctors: number;
  readonly clinics: number;
  readonly users?: number;
  readonly cities?: number;
  /** Whether the figures are rounded down and shown with a plus: «50 000+». */
  readonly atLeast?: boolean;
}

/**
 * Figures of the home page's promo block. docs/rules.md §1 has two sets that disagree: counted
 * figures, and figures claimed in advertising. `shown` selects one set; the page never mixes them.
 */
const figures: Readonly<Record<'counted' | 'claimed', FigureSet>> & { readonly shown: 'counted' | 'claimed' } = {
  shown: 'counted',
  counted: { doctors: 5233, clinics: 583, users: 150_000 },
  claimed: { doctors: 50_000, clinics: 7_000, cities: 16, atLeast: true },
};

/**
 * Name, texts and contacts of the product. The contacts are invented: replace them before launch.
 */
export const brand = {
  name: 'Аман',
  slogan: 'Врачи и клиники Казахстана',
  /** Title of the home page and of pages that set no title. */
  title: 'Аман\u00A0— врачи и клиники Казахстана',
  /** Meta description of pages that do not set their own. */
  description: 'Врачи и клиники Казахстана: отзывы, цены, свободное время. Запись к врачу онлайн за минуту.',
  /** Legal statement in the footer (docs/rules.md §1). */
  statement:
    'Аман\u00A0— сервис в\u00A0сфере здоровья. Помогает найти врача и\u00A0записаться, но\u00A0не\u00A0заменяет очную консультацию.',
  operator: 'ТОО «Аман Сервис», Алматы',
  emergency: '103',
  support: { phone: '+7-700-000-10-30', email: 'help@aman.example' },
  sales: { phone: '+7-700-000-10-40', email: 'sales@aman.example' },
  social: {
    instagram: 'https://www.instagram.com/aman.example',
    telegram: 'https://t.me/aman_example',
    whatsapp: 'https://wa.me/77000001030',
    youtube: 'https://www.youtube.com/@aman_example',
  },
  figures,
} as const;
