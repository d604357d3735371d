import { type ComponentProps, useState } from 'react';
import { CODE_LENGTH } from '@/shared/config/limits';
import { typedCode } from '@/shared/format/typed-text';
import { cx } from '@/shared/ui/cx';
import { Field, type FieldFrameProps } from './field';

const box = 'grid h-16 place-items-center rounded-control border bg-white text-h2';

interface OtpFieldProps
  extends FieldFrameProps, Omit<ComponentProps<'input'>, keyof FieldFrameProps | 'value' | 'onChange' | 'type'> {
  value: string;
  /**
   * Called with the digits of the typed or pasted text (docs/rules.md §9). Validation refuses a
   * code that is too long.
   */
  onChange: (code: string) => void;
  /** Number of digits: five for a sent code, six for a code from an authenticator app. */
  length?: 5 | 6;
}

/**
 * A field for a one-time code. It is a single input that looks like several boxes, so that paste
 * and autofill work.
 */
export function OtpField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  value,
  onChange,
  length = CODE_LENGTH,
  ...input
}: OtpFieldProps) {
  const [focused, setFocused] = useState(false);
  const isLong = value.length > length;
  const active = focused && !input.disabled ? Math.min(value.length, length - 1) : -1;

  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(control) => (
        <div className="relative max-w-90">
          <div
            aria-hidden="true"
            className={cx('grid gap-2.5 phone:gap-2', length === 6 ? 'grid-cols-6' : 'grid-cols-5')}
          >
            {isLong && <span className={cx(box, 'col-span-full edge-red')}>{value}</span>}
            {!isLong &&
              Array.from({ length }, (_, slot) => (
                <span
                  key={slot}
                  className={cx(
                    box,
                    slot === active && 'outline-2 -outline-offset-1 outline-teal',
                    error ? 'edge-red' : slot === active ? 'border-teal' : 'border-edge',
                    input.disabled && 'border-line bg-sunken text-ink-3',
                  )}
                >
                  {value[slot] ?? (slot === active && <span className="h-6 w-0.5 animate-blink bg-teal" />)}
                </span>
              ))}
          </div>
          <input
            {...input}
            {...control}
            value={value}
            onChange={(event) => onChange(typedCode(event.target.value, length))}
            onFocus={(event) => {
              setFocused(true);
              input.onFocus?.(event);
            }}
            onBlur={(event) => {
              setFocused(false);
              input.onBlur?.(event);
            }}
            // The caret must stay at the end, because the boxes always show the caret after the
            // last digit.
            onSelect={(event) => {
              const { value: text, selectionStart, selectionEnd } = event.currentTarget;
              if (selectionStart === selectionEnd && selectionEnd !== text.length) {
                event.currentTarget.setSelectionRange(text.length, text.length);
              }
            }}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            className="absolute inset-0 size-full cursor-text text-title opacity-0"
          />
        </div>
      )}
    </Field>
  );
}
