import IconBuildingHospital from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { Cabinet } from '@/shared/session/session-record';
import { type IconComponent, Icon } from '@/shared/ui/icon';

interface RoleCardAnchorProps extends Omit<ComponentProps<'a'>, 'title'> {
  readonly icon: IconComponent;
  readonly title: string;
  readonly note: string;
}

function RoleCardAnchor({ icon, title, note, ...rest }: RoleCardAnchorProps) {
  return (
    <a
      {...rest}
      className="flex items-center gap-4 rounded-card bg-white p-5 transition-colors hover:bg-teal-tint phone:p-4"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-note bg-teal-tint text-teal">
        <Icon icon={icon} size={24} />
      </span>
      <span className="min-w-0 grow">
        <span className="block text-title">{title}</span>
        <span className="block text-small text-ink-2">{note}</span>
      </span>
      <Icon icon={IconChevronRight} className="text-ink-3" />
    </a>
  );
}

export const RoleCard = createLink(RoleCardAnchor);

interface RoleCardText {
  /** Title of the card for guests. */
  readonly title: string;
  /** Title of the card for logged-in users. */
  readonly cabinet: string;
  readonly note: string;
  readonly icon: IconComponent;
}

/** The three kinds of account (docs/rules.md §1). */
export const roleCards: Record<Cabinet, RoleCardText> = {
  user: {
    title: 'Я\u00A0пациент',
    cabinet: 'Кабинет пациента',
    note: 'Записаться к\u00A0врачу, перенести или отменить визит',
    icon: IconUser,
  },
  doctor: {
    title: 'Я\u00A0врач',
    cabinet: 'Кабинет врача',
    note: 'Увидеть записи на\u00A0день и\u00A0отметить, кто пришёл',
    icon: IconStethoscope,
  },
  clinic: {
    title: 'Мы\u00A0клиника',
    cabinet: 'Кабинет клиники',
    note: 'Следить за\u00A0филиалами и\u00A0их\u00A0загрузкой',
    icon: IconBuildingHospital,
  },
};
