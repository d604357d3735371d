import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';
import { radioClass } from './radio-class';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  title: ReactNode;
  /** A second line: who it is, or why it can't be chosen («Врач не принимает детей»). */
  note?: ReactNode;
}

/** A radio as a card. A choice that is impossible stays visible (`disabled`) with its reason in `note`. */
export function ChoiceCard({ title, note, className, ...rest }: ChoiceCardProps) {
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
