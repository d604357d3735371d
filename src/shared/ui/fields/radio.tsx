import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/shared/ui/cx';

interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
  /** Count at the right edge, as in the filters. */
  count?: ReactNode;
}

/**
 * One option of a group: 24 px in a row that is 36 px high, on phones 44 px. Arrow keys move
 * between options with the same `name`.
 */
export function Radio({ children, count, className, ...rest }: RadioProps) {
  return (
    <label className={cx('flex min-h-9 items-start gap-3 py-1.5 phone:min-h-11 phone:py-2.5', className)}>
      <input {...rest} type="radio" className={radioClass} />
      <span className="min-w-0 grow">{children}</span>
      {count !== undefined && <span className="text-small leading-6 text-ink-3">{count}</span>}
    </label>
  );
}

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  title: ReactNode;
  /** Second line of the card, such as why the option is disabled («Врач не принимает детей»). */
  note?: ReactNode;
}

/**
 * A radio that looks like a card. An unavailable option stays visible (`disabled`), and `note`
 * gives the reason.
 */
export function RadioCard({ title, note, className, ...rest }: RadioCardProps) {
  return (
    <label
      className={cx(
        'chosen-mark flex min-h-16 items-center gap-3 rounded-control border border-edge bg-white px-3.5 py-2.5 transition-colors',
        'hover:border-teal has-checked:bg-teal-tint has-checked:edge-teal',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal',
        'has-disabled:border-line has-disabled:bg-canvas has-disabled:text-ink-3',
        className,
      )}
    >
      <input {...rest} type="radio" className={cx(radioClass, 'outline-none')} />
      <span className="min-w-0">
        <span className="block">{title}</span>
        {note && <span className="block text-small text-ink-3">{note}</span>}
      </span>
    </label>
  );
}

/** Ring and dot of a radio, 24 px. Radios and choice cards share it. */
const radioClass =
  'block size-6 shrink-0 appearance-none rounded-full border border-edge bg-white bg-clip-content p-1.25 transition-colors ' +
  'checked:border-teal checked:bg-teal hover:border-teal disabled:border-line disabled:bg-sunken disabled:bg-clip-border ' +
  'forced-colors:checked:bg-system';
