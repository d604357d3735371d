import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { buttonClass } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';

interface ToDoAnchorProps extends Omit<ComponentProps<'a'>, 'className' | 'aria-label'> {
  children: string;
  /** What it is about, for who hears the link alone. */
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

/** Leads to where a thing is done: a button on a desktop, on phones the whole row with an arrow at its end. */
export const ToDoLink = createLink(ToDoAnchor);
