import { Field, type FieldFrameProps } from './field';
import { Select, type SelectProps } from './select';

export type SelectFieldProps = FieldFrameProps & Omit<SelectProps, keyof FieldFrameProps>;

/** A labelled list; its options are `<option>`s. */
export function SelectField({ label, hint, error, optional, id, className, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}
