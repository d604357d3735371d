import { Link, useRouterState } from '@tanstack/react-router';
import { cx } from '@/shared/ui/cx';
import { sectionOf, sections } from './sections';

/** The public sections; that of the page is marked. */
export function SectionNav({ className }: { className?: string }) {
  const current = useRouterState({
    select: ({ location: { pathname, search } }) => sectionOf(pathname, search),
  });
  return (
    <nav aria-label="Главное меню" className={className}>
      <ul className="flex gap-1 snug:gap-0.5">
        {sections.map(({ key, title, link }) => (
          <li key={key}>
            <Link
              {...link}
              aria-current={key === current ? 'true' : undefined}
              className={cx(
                'inline-flex h-11 items-center rounded-control px-3 font-medium whitespace-nowrap snug:px-2 transition-colors hover:bg-canvas hover:text-ink',
                key === current ? 'bg-canvas text-ink' : 'text-ink-2',
              )}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
