import type { ContactKind } from '#generated/models/contact-kind.ts';
import type { Contact } from '#generated/models/contact.ts';
import { phoneHref } from '@/shared/format/phone';
import { typedDigits } from '@/shared/format/typed-text';
import { wordFor } from '@/shared/format/word-for';
import { cx } from '@/shared/ui/cx';

/** Contacts of a clinic or doctor with their labels. */
export function ContactList({ contacts, className }: { contacts: readonly Contact[]; className?: string }) {
  const shown = contacts.flatMap((contact) => {
    const link = contactLink(contact);
    return link === undefined ? [] : [{ ...link, key: `${contact.kind} ${contact.value}` }];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={cx('flex flex-wrap gap-x-6 gap-y-1 text-small wrap-anywhere', className)}>
      {shown.map(({ key, href, title, text, external }) => (
        <li key={key}>
          <span className="text-ink-3">{title}: </span>
          {href === undefined ? (
            text
          ) : (
            <a href={href} className="link" {...(external && { target: '_blank', rel: 'noreferrer' })}>
              {text}
              {external && <span className="sr-only">, откроется в&nbsp;новой вкладке</span>}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

const TITLES = {
  phone: 'Телефон',
  email: 'Почта',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  instagram: 'Instagram',
  site: 'Сайт',
} satisfies Record<ContactKind, string>;

const HOSTS = { whatsapp: 'wa.me', telegram: 't.me', instagram: 'www.instagram.com' } as const;

export interface ContactLink {
  /** URL of the contact; undefined for an unknown kind whose value is not a URL. */
  readonly href: string | undefined;
  readonly title: string;
  /** Text of the link: a number, name or site. */
  readonly text: string;
  /** Whether the link leads to another site and opens a new tab. */
  readonly external: boolean;
}

/**
 * Makes a link from a contact, whose value a person has typed. Undefined for an invalid value. Only
 * http(s), mailto and tel URLs are allowed. A contact of an unknown kind is shown as text.
 */
export function contactLink({ kind, value }: Contact): ContactLink | undefined {
  const text = value.trim();
  const title = wordFor(TITLES, kind, 'Контакт');
  if (kind === 'phone') return { href: phoneHref(text), title, text, external: false };
  if (kind === 'email') return { href: mailUrl(text), title, text, external: false };

  const isKnown = Object.hasOwn(TITLES, kind);
  const href = kind === 'site' ? siteUrl(text) : (webUrl(text) ?? (isKnown ? profileUrl(kind, text) : undefined));
  if (href === undefined) return isKnown ? undefined : { href, title, text, external: false };
  return { href, title, text: text.replace(/^https?:\/\/(www\.)?/, ''), external: true };
}

/** The e-mail is encoded, because otherwise it could add further headers to the message. */
function mailUrl(text: string): string {
  return `mailto:${encodeURIComponent(text).replace('%40', '@')}`;
}

/** URL of a site. The scheme may be missing: `aman.example` becomes `https://aman.example`. */
function siteUrl(text: string): string | undefined {
  return webUrl(text) ?? (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? webUrl(`https://${text}`) : undefined);
}

function webUrl(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).href;
}

/** URL of a profile. The value may be `@name`, `name` or a phone. */
function profileUrl(kind: keyof typeof HOSTS, text: string): string | undefined {
  const name = kind === 'whatsapp' ? (typedDigits(text.replace('+', '')) ?? '') : text.replace(/^@/, '');
  return /^[\w.]+$/.test(name) ? `https://${HOSTS[kind]}/${name}` : undefined;
}
