import type { ComponentProps } from 'react';
import { Field, type FieldFrameProps } from './field';

export type TextareaFieldProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, keyof FieldFrameProps>;

/** A labelled box for several lines; it grows with the text where the browser can. */
export function TextareaField({ label, hint, error, optional, id, className, ...textarea }: TextareaFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(control) => (
        <textarea rows={3} {...textarea} {...control} className="block field-sizing-content control min-h-18 py-2.75" />
      )}
    </Field>
  );
}
