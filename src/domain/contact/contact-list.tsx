import type { Contact } from '#generated/models/contact.ts';
import { cx } from '@/shared/ui/cx';
import { contactLink } from './contact-link';

/** Ways to reach the doctor, each under its name. */
export function ContactList({ contacts, className }: { contacts: readonly Contact[]; className?: string }) {
  const links = contacts.map(contactLink).filter((link) => link !== undefined);
  if (links.length === 0) return null;
  return (
    <ul className={cx('flex flex-wrap gap-x-6 gap-y-1 text-small wrap-anywhere', className)}>
      {links.map(({ href, title, text, external }) => (
        <li key={href}>
          <span className="text-ink-3">{title}: </span>
          <a href={href} className="link" {...(external && { target: '_blank', rel: 'noreferrer' })}>
            {text}
            {external && <span className="sr-only">, откроется в&nbsp;новой вкладке</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
