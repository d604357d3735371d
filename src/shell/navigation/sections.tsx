import { Link, linkOptions } from '@tanstack/react-router';
import type { PageLink } from '@/shared/url/router-types';

export type SectionKey = 'doctors' | 'clinics' | 'services' | 'symptoms' | 'qa';

interface Section {
  readonly key: SectionKey;
  readonly title: string;
  readonly link: PageLink;
}

/** Public sections in the order of the header. */
export const sections: readonly Section[] = [
  { key: 'doctors', title: 'Врачи', link: linkOptions({ to: '/search', search: { category: 'doctors' } }) },
  { key: 'clinics', title: 'Клиники', link: linkOptions({ to: '/search', search: { category: 'clinics' } }) },
  { key: 'services', title: 'Услуги', link: linkOptions({ to: '/services' }) },
  { key: 'symptoms', title: 'Симптомы', link: linkOptions({ to: '/symptoms' }) },
  { key: 'qa', title: 'Вопросы и\u00A0ответы', link: linkOptions({ to: '/qa' }) },
];

/**
 * Section to which a page belongs. A search by text without a category has no section, because it
 * may find anything.
 */
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

interface SectionListProps {
  readonly onLeave: () => void;
  readonly className?: string;
}

/** Links to the public sections, as rows of the drawer. */
export function SectionList({ onLeave, className }: SectionListProps) {
  return (
    <ul className={className}>
      {sections.map(({ key, title, link }) => (
        <li key={key}>
          <Link {...link} onClick={onLeave} className={plainRow}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Classes of a row without an icon in the drawer. */
export const plainRow =
  'flex min-h-12 items-center rounded-control px-3 py-2 font-medium transition-colors hover:bg-canvas aria-[current=page]:bg-teal-tint aria-[current=page]:text-teal-press';
