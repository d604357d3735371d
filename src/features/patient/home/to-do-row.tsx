import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { createLink } from '@tanstack/react-router';
import type { ReactNode, ComponentProps } from 'react';
import { buttonClass } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { Icon, type IconComponent } from '@/shared/ui/icon';

interface ToDoRowProps {
  icon: IconComponent;
  /**
   * amber: the clinic waits for the patient's answer. teal: a review or a control visit is due.
   * neutral: the profile lacks data.
   */
  tone: 'amber' | 'teal' | 'neutral';
  title: ReactNode;
  children: ReactNode;
  /** A button or a `ToDoLink`. */
  action?: ReactNode;
}

const tones = {
  amber: 'bg-amber-tint text-amber-ink',
  teal: 'bg-teal-tint text-teal',
  neutral: 'bg-canvas text-ink-2',
} as const;

/** One task: icon, title, a line of text, and the action. */
export function ToDoRow({ icon, tone, title, children, action }: ToDoRowProps) {
  return (
    <li className="relative flex items-center gap-3 py-4 first:pt-0 last:pb-0">
      <span className={cx('grid size-10 shrink-0 place-items-center rounded-control', tones[tone])}>
        <Icon icon={icon} />
      </span>
      <div className="min-w-0 flex-1">
        <h3>{title}</h3>
        <div className="text-small text-ink-2">{children}</div>
      </div>
      {action}
    </li>
  );
}

interface ToDoAnchorProps extends Omit<ComponentProps<'a'>, 'className' | 'aria-label'> {
  children: string;
  /**
   * What the action is about. Screen readers need it in a list of links, which shows no context.
   */
  about: string;
}

function ToDoAnchor({ children, about, ...rest }: ToDoAnchorProps) {
  return (
    <a
      {...rest}
      aria-label={`${children}: ${about}`}
      className={cx(
        buttonClass({ size: 'small' }),
        'phone:border-transparent phone:px-0 phone:text-teal phone:after:absolute phone:after:inset-0',
      )}
    >
      <span className="phone:hidden">{children}</span>
      <Icon icon={IconChevronRight} className="desktop:hidden" />
    </a>
  );
}

/**
 * Link to the action. On wide screens it looks like a button; on phones the whole row is the link.
 */
export const ToDoLink = createLink(ToDoAnchor);
