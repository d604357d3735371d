import IconActivity from '@tabler/icons-react/dist/esm/icons/IconActivity.mjs';
import IconBuildingHospital from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import { Link, linkOptions } from '@tanstack/react-router';
import { type IconComponent, Icon } from '@/shared/ui/icon';
import type { PageLink } from '@/shared/url/router-types';

interface Direction {
  readonly title: string;
  readonly text: string;
  readonly icon: IconComponent;
  readonly link: PageLink;
}

const directions: readonly Direction[] = [
  {
    title: 'Врачи',
    text: 'Все специализации, отзывы и\u00A0свободное время',
    icon: IconStethoscope,
    link: linkOptions({ to: '/search', search: { category: 'doctors' } }),
  },
  {
    title: 'Услуги',
    text: 'Приёмы, анализы и\u00A0обследования с\u00A0ценами',
    icon: IconClipboardList,
    link: linkOptions({ to: '/services' }),
  },
  {
    title: 'Симптомы',
    text: 'Подскажем, к\u00A0какому врачу идти',
    icon: IconActivity,
    link: linkOptions({ to: '/symptoms' }),
  },
  {
    title: 'Клиники',
    text: 'Адреса, часы работы, врачи и\u00A0цены',
    icon: IconBuildingHospital,
    link: linkOptions({ to: '/search', search: { category: 'clinics' } }),
  },
];

/** Links to doctors, services, symptoms and clinics (docs/rules.md §1). */
export function DirectionCards() {
  return (
    <nav aria-label="Направления">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.75rem),1fr))] gap-3 desktop:grid-cols-2 desktop:gap-6 wide:grid-cols-4">
        {directions.map(({ title, text, icon, link }) => (
          <li key={title}>
            <Link
              {...link}
              className="group flex h-full flex-col rounded-card border border-line p-6 transition-colors hover:border-teal phone:flex-row phone:items-center phone:gap-2.5 phone:p-3.5"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-note bg-teal-tint text-teal transition-colors group-hover:bg-teal-tint-2 phone:size-10 phone:rounded-control">
                <Icon icon={icon} size={24} />
              </span>
              <span className="text-title phone:text-body phone:font-medium desktop:mt-5">{title}</span>
              <span className="mt-1 text-small text-ink-2 phone:hidden">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
