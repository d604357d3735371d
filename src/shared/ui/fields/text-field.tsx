import type { ComponentProps, ReactNode } from 'react';
import { charactersCount } from '@/shared/format/counts';
import { cx } from '@/shared/ui/cx';
import { Field, type FieldFrameProps } from './field';

interface LimitProps {
  /**
   * Maximum length in characters. Unlike `maxLength` it does not cut pasted text: the field keeps
   * the text and shows that it is too long.
   */
  limit?: number | undefined;
}

export type TextFieldProps = FieldFrameProps & LimitProps & Omit<InputProps, keyof FieldFrameProps>;

/** A text box with a label: `<TextField label="Имя" name="first_name" error={…} />`. */
export function TextField({ label, hint, error, optional, id, className, limit, ...input }: TextFieldProps) {
  const room = roomFor(input.value, limit ?? input.maxLength);
  return (
    <Field {...{ label, hint: withRoom(hint, room), error: room.error ?? error, optional, id, className }}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}

export type TextareaFieldProps = FieldFrameProps & LimitProps & Omit<ComponentProps<'textarea'>, keyof FieldFrameProps>;

/** A multi-line text box with a label. It grows with the text if the browser supports this. */
export function TextareaField({ label, hint, error, optional, id, className, limit, ...textarea }: TextareaFieldProps) {
  const room = roomFor(textarea.value, limit ?? textarea.maxLength);
  return (
    <Field {...{ label, hint: withRoom(hint, room), error: room.error ?? error, optional, id, className }}>
      {(control) => (
        <textarea rows={3} {...textarea} {...control} className="block field-sizing-content control min-h-18 py-2.75" />
      )}
    </Field>
  );
}

/** Fraction of the limit from which the field shows how many characters are left. */
const NEARLY_FULL = 0.8;

/** Largest limit without a counter: a short field, such as a year, needs no counter. */
const SHORT = 40;

interface Room {
  readonly left?: string;
  readonly error?: string;
}

function roomFor(value: unknown, limit: number | undefined): Room {
  if (typeof value !== 'string' || limit === undefined || limit < SHORT) return {};
  if (value.length < limit * NEARLY_FULL) return {};
  const left = limit - value.length;
  if (left >= 0) return { left: `Осталось ${charactersCount(left)}` };
  return { error: `Не\u00A0длиннее ${charactersCount(limit)}, сейчас ${value.length}` };
}

function withRoom(hint: ReactNode, { left }: Room): ReactNode {
  if (left === undefined) return hint;
  return typeof hint === 'string' ? `${hint}. ${left}` : left;
}

export interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** Height: `normal` 48 px, `small` 44 px, `dense` 40 px. */
  size?: 'normal' | 'small' | 'dense' | undefined;
  /** Icon inside the left edge. */
  leading?: ReactNode;
  /** Unit or button inside the right edge. */
  trailing?: ReactNode;
}

const sizes = { normal: '', small: 'min-h-11', dense: 'min-h-10 text-small phone:min-h-11 phone:text-body' };

/** A text box without a label. Prefer `TextField`, or wrap it in `Field`. */
export function Input({ size = 'normal', leading, trailing, className, ...rest }: InputProps) {
  const input = (
    <input
      {...rest}
      className={cx('control', sizes[size], leading ? 'pl-10' : '', trailing ? 'pr-12' : '', className)}
    />
  );
  // Compare with `undefined`: the wrapper must stay while an icon appears and disappears. If the
  // wrapper changed, React would mount a new input without focus.
  if (leading === undefined && trailing === undefined) return input;
  return (
    <span className="relative block">
      {leading && (
        <span className="pointer-events-none absolute inset-y-0 left-0 grid w-10 place-items-center text-ink-3">
          {leading}
        </span>
      )}
      {input}
      {trailing && (
        <span className="absolute inset-y-0 right-0 grid w-12 place-items-center text-ink-3">{trailing}</span>
      )}
    </span>
  );
}
