import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconBrandTelegram from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
import { brand } from '@/shared/config/brand';
import { type IconComponent, Icon } from '@/shared/ui/icon';

const networks: readonly { name: string; href: string; icon: IconComponent }[] = [
  { name: 'Instagram', href: brand.social.instagram, icon: IconBrandInstagram },
  { name: 'Telegram', href: brand.social.telegram, icon: IconBrandTelegram },
  { name: 'WhatsApp', href: brand.social.whatsapp, icon: IconBrandWhatsapp },
  { name: 'YouTube', href: brand.social.youtube, icon: IconBrandYoutube },
];

/** Our pages elsewhere, in new tabs. */
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
