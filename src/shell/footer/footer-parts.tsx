import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconBrandTelegram from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
import { useId } from 'react';
import { brand } from '@/shared/config/brand';
import { phoneHref } from '@/shared/format/phone';
import { type IconComponent, Icon } from '@/shared/ui/icon';

interface FooterLinksProps {
  title: string;
  links: readonly { title: string; href: string }[];
}

/** A column of links. The links open in a new tab (docs/rules.md §1). */
export function FooterLinks({ title, links }: FooterLinksProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className="text-small font-normal text-ink-3">
        {title}
      </h2>
      <ul className="mt-2">
        {links.map(({ title: name, href }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              className="inline-flex max-w-45 rounded-control py-1.5 transition-colors hover:text-teal phone:py-2"
            >
              <span>
                {name}
                <span className="sr-only"> (в новой вкладке)</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FooterContactProps {
  title: string;
  phone: string;
  email: string;
}

export function FooterContact({ title, phone, email }: FooterContactProps) {
  return (
    <section>
      <h2 className="text-small font-normal text-ink-3">{title}</h2>
      <p className="mt-3 phone:mt-2">
        <a
          href={phoneHref(phone)}
          className="inline-flex min-h-7 items-center font-medium transition-colors hover:text-teal phone:min-h-10"
        >
          {phone}
        </a>
      </p>
      <p>
        <a href={`mailto:${email}`} className="link inline-flex min-h-7 items-center phone:min-h-10">
          {email}
        </a>
      </p>
    </section>
  );
}

const networks: readonly { name: string; href: string; icon: IconComponent }[] = [
  { name: 'Instagram', href: brand.social.instagram, icon: IconBrandInstagram },
  { name: 'Telegram', href: brand.social.telegram, icon: IconBrandTelegram },
  { name: 'WhatsApp', href: brand.social.whatsapp, icon: IconBrandWhatsapp },
  { name: 'YouTube', href: brand.social.youtube, icon: IconBrandYoutube },
];

/** Links to the product's social networks, in new tabs. */
export function SocialLinks() {
  return (
    <ul className="-mx-3 flex gap-1">
      {networks.map(({ name, href, icon }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            aria-label={`${name} (в новой вкладке)`}
            className="grid size-11 place-items-center rounded-control text-ink-2 transition-colors hover:text-teal"
          >
            <Icon icon={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The emergency number: «Срочная помощь: 103». */
export function EmergencyLine() {
  return (
    <p>
      Срочная помощь:{' '}
      <a href={phoneHref(brand.emergency)} className="link font-medium">
        {brand.emergency}
      </a>
    </p>
  );
}
