import { linkOptions } from '@tanstack/react-router';
import type { PageLink } from '@/shared/url/router-types';

export type SectionKey = 'doctors' | 'clinics' | 'services' | 'symptoms' | 'qa';

interface Section {
  readonly key: SectionKey;
  readonly title: string;
  readonly link: PageLink;
}

/** A page of this site, by its path alone. */
const page = (path: string): PageLink => ({ to: path });

/** The public sections, in the header's order. */
export const sections: readonly Section[] = [
  { key: 'doctors', title: 'Врачи', link: linkOptions({ to: '/search', search: { category: 'doctors' } }) },
  { key: 'clinics', title: 'Клиники', link: linkOptions({ to: '/search', search: { category: 'clinics' } }) },
  { key: 'services', title: 'Услуги', link: page('/services') },
  { key: 'symptoms', title: 'Симптомы', link: page('/symptoms') },
  { key: 'qa', title: 'Вопросы и\u00A0ответы', link: page('/qa') },
];

/** The section that a page belongs to; `category` and `q` are the search page's. A text without a category may find anything. */
export function sectionOf(
  pathname: string,
  { category, q }: { category?: unknown; q?: unknown },
): SectionKey | undefined {
  const [, first] = pathname.split('/');
  if (first === 'doctor') return 'doctors';
  if (first === 'clinic') return 'clinics';
  if (first === 'services' || first === 'symptoms' || first === 'qa') return first;
  if (first !== 'search') return undefined;
  if (category === undefined) return q === undefined ? 'doctors' : undefined;
  if (category === 'clinics' || category === 'doctors') return category;
  return 'services';
}
