import { Link } from '@tanstack/react-router';
import { brand } from '@/shared/config/brand';
import { phoneHref } from '@/shared/format/phone';
import { sections } from '@/shell/navigation/sections';
import { EmergencyLine } from './footer-parts';

/** Small footer: links to public sections, support and the emergency number. */
export function SlimFooter() {
  const { phone, email } = brand.support;
  return (
    <footer className="mt-16 border-t border-line text-small text-ink-2 phone:mt-10">
      <nav aria-label="Разделы" className="page pt-4">
        <ul className="-mx-2 flex flex-wrap gap-x-2">
          {sections.map(({ key, title, link }) => (
            <li key={key}>
              <Link {...link} className="inline-flex min-h-11 items-center rounded-control px-2 hover:text-teal">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="page flex flex-wrap justify-between gap-x-8 gap-y-2 pt-2 pb-5">
        <p>
          Поддержка:{' '}
          <a href={phoneHref(phone)} className="link whitespace-nowrap">
            {phone}
          </a>
          ,{' '}
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
        </p>
        <EmergencyLine />
      </div>
    </footer>
  );
}
