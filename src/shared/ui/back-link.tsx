import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Icon } from './icon';

/** The router takes the page above for the current one, as a menu would: a way back never leads to where one is. */
function BackAnchor({ children, className, 'aria-current': _current, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={cx(
        'inline-flex min-h-6 max-w-full items-center gap-1.5 page-inset text-small font-medium wrap-anywhere text-teal hover:text-teal-hover',
        className,
      )}
    >
      <Icon icon={IconChevronLeft} size={16} className="-ml-1" />
      {children}
    </a>
  );
}

/** The way back above a page's heading, named after where it leads: «К врачу». */
export const BackLink = createLink(BackAnchor);
