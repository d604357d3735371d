import type { ComponentProps, ReactNode } from 'react';
import { charactersCount } from '@/shared/format/counts';
import { cx } from '@/shared/ui/cx';
import { Field, type FieldFrameProps } from './field';

export type TextFieldProps = FieldFrameProps & Omit<InputProps, keyof FieldFrameProps>;

/** A labelled text box: `<TextField label="Имя" name="first_name" error={…} />`. */
export function TextField({ label, hint, error, optional, id, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint: roomHint(hint, input), error, optional, id, className }}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}

export type TextareaFieldProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, keyof FieldFrameProps>;

/** A labelled box for several lines; it grows with the text where the browser can. */
export function TextareaField({ label, hint, error, optional, id, className, ...textarea }: TextareaFieldProps) {
  return (
    <Field {...{ label, hint: roomHint(hint, textarea), error, optional, id, className }}>
      {(control) => (
        <textarea rows={3} {...textarea} {...control} className="block field-sizing-content control min-h-18 py-2.75" />
      )}
    </Field>
  );
}

/** From this share of the limit on a text is told how much room it has: what is pasted would be cut without a word. */
const NEARLY_FULL = 0.8;

function roomHint(
  hint: ReactNode,
  { value, maxLength }: { value?: unknown; maxLength?: number | undefined },
): ReactNode {
  if (typeof value !== 'string' || maxLength === undefined || value.length < maxLength * NEARLY_FULL) return hint;
  const left = maxLength - value.length;
  const room =
    left > 0 ? `Осталось ${charactersCount(left)}` : `Больше ${charactersCount(maxLength)} не\u00A0поместится`;
  return typeof hint === 'string' ? `${hint}. ${room}` : room;
}

export interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** normal 48, small 44, dense 40 px high. */
  size?: 'normal' | 'small' | 'dense' | undefined;
  /** An icon inside the left edge. */
  leading?: ReactNode;
  /** A unit or a button inside the right edge. */
  trailing?: ReactNode;
}

const sizes = { normal: '', small: 'min-h-11', dense: 'min-h-10 text-small phone:min-h-11 phone:text-body' };

/** A text box without a label: use TextField, or wrap it in Field. */
export function Input({ size = 'normal', leading, trailing, className, ...rest }: InputProps) {
  const input = (
    <input
      {...rest}
      className={cx('control', sizes[size], leading ? 'pl-10' : '', trailing ? 'pr-12' : '', className)}
    />
  );
  // Compared with `undefined`, not for emptiness: when an icon appears while a person types, the input must keep its parent,
  // or React would mount a new one without focus.
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
