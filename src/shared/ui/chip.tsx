import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Icon } from './icon';

interface ChipAnchorProps extends ComponentProps<'a'> {
  variant?: ChipVariant;
}

function ChipAnchor({ variant = 'link', className, ...rest }: ChipAnchorProps) {
  return <a {...rest} className={chipClass(variant, className)} />;
}

/** A chip that is a router link. `variant="on"` marks the current chip of a row. */
export const ChipLink = createLink(ChipAnchor);

/** Chip of an active filter. A press anywhere on it removes the filter. */
export function ChipRemovable({ children, className, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={chipClass('on', className)}>
      <span className="sr-only">Убрать фильтр: </span>
      {children}
      <Icon icon={IconX} size={16} className="-mr-0.5" />
    </button>
  );
}

/**
 * `link` is a chip that navigates, `toggle` is a chip that can be switched on, `on` is a chip that
 * is switched on.
 */
export type ChipVariant = 'link' | 'toggle' | 'on';

const variants: Record<ChipVariant, string> = {
  link: 'border-line bg-white text-ink hover:border-teal hover:text-teal-press active:bg-teal-tint',
  toggle: 'border-teal bg-white text-teal-hover hover:bg-teal-tint active:bg-teal-tint-2',
  on: 'border-teal bg-teal-tint text-teal-press hover:bg-teal-tint-2',
};

/** Classes of a chip, which is 36 px high, on phones 40 px. */
export function chipClass(variant: ChipVariant, className?: string): string {
  return cx(
    'chosen-mark inline-flex min-h-9 max-w-full shrink-0 items-center gap-1.5 rounded-full border px-3.5 py-1 text-small font-medium wrap-anywhere transition-colors phone:min-h-10',
    variants[variant],
    className,
  );
}
