import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Icon, type IconComponent } from '@/shared/ui/icon';

interface WayAnchorProps extends Omit<ComponentProps<'a'>, 'title'> {
  readonly icon: IconComponent;
  readonly title: string;
  readonly note: string;
}

function WayAnchor({ icon, title, note, ...rest }: WayAnchorProps) {
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

/** One way to go on, as a card. */
export const WayLink = createLink(WayAnchor);
