import { type ReactNode, useId } from 'react';
import { cx } from '@/shared/ui/cx';

interface SegmentedControlProps<Value extends string> {
  /** The question, for screen readers. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  /** Chosen value; undefined if nothing is chosen yet. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /**
   * Fills the width of the container in equal parts. On phones the control always fills the width.
   */
  wide?: boolean;
  /** Id of the element that gets focus if the choice is invalid. */
  id?: string | undefined;
  errorId?: string | undefined;
  className?: string;
}

/** A choice of a few values side by side, built on native radios. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  wide,
  id,
  errorId,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-describedby={errorId}
      className={cx('outline-none', wide ? 'w-full' : 'w-fit max-w-full phone:w-full', className)}
    >
      <legend className="sr-only">{label}</legend>
      <div className="scroll-quiet flex min-h-11 overflow-x-auto rounded-control bg-sunken p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative chosen-mark flex min-h-10 shrink-0 items-center justify-center rounded-control border border-transparent px-3.5 text-small font-medium text-ink-2 transition-colors',
              'hover:text-ink has-checked:border-line has-checked:bg-white has-checked:text-ink',
              'has-focus-visible:outline-3 has-focus-visible:-outline-offset-2 has-focus-visible:outline-teal',
              wide
                ? 'grow basis-0 text-center phone:shrink phone:basis-auto phone:px-2'
                : 'whitespace-nowrap phone:grow',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
