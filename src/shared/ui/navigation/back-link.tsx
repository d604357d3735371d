import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';

/**
 * Drops `aria-current`, which the router also sets on links to parent pages. A back link never
 * leads to the current page.
 */
function BackAnchor({ children, className, 'aria-current': _current, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={cx(
        'inline-flex print:hidden min-h-6 max-w-full items-center gap-1.5 page-inset text-small font-medium wrap-anywhere text-teal hover:text-teal-hover',
        className,
      )}
    >
      <Icon icon={IconChevronLeft} size={16} className="-ml-1" />
      {children}
    </a>
  );
}

/** Link above a page's heading that leads back. Its text names the target: «К врачу». */
export const BackLink = createLink(BackAnchor);
