interface FigureSet {
  readonly doctors: number;
  readonly clinics: number;
  readonly users?: number;
  readonly cities?: number;
  /** Round figures of which there are more: «50 000+». */
  readonly atLeast?: boolean;
}

/**
 * Figures of the home page's promotional block. docs/rules.md §1 gives two sets that disagree: what was counted, and what other
 * copy claims. `shown` chooses one; they are never mixed.
 */
const figures: Readonly<Record<'counted' | 'claimed', FigureSet>> & { readonly shown: 'counted' | 'claimed' } = {
  shown: 'counted',
  counted: { doctors: 5233, clinics: 583, users: 150_000 },
  claimed: { doctors: 50_000, clinics: 7_000, cities: 16, atLeast: true },
};

/** Name, words and addresses of the product. Contacts are invented: replace them before the first real visitor. */
export const brand = {
  name: 'Аман',
  slogan: 'Врачи и клиники Казахстана',
  /** The title of the home page, and of a page without one of its own. */
  title: 'Аман\u00A0— врачи и клиники Казахстана',
  /** What a search engine shows of the site; pages with more to say bring their own. */
  description: 'Врачи и клиники Казахстана: отзывы, цены, свободное время. Запись к врачу онлайн за минуту.',
  /** The legal statement of the footer (docs/rules.md §1). */
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
