import { Field, type FieldFrameProps } from './field';
import { Input, type InputProps } from './input';

export type TextFieldProps = FieldFrameProps & Omit<InputProps, keyof FieldFrameProps>;

/** A labelled text box: `<TextField label="Имя" name="first_name" error={…} />`. */
export function TextField({ label, hint, error, optional, id, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, id, className }}>{(control) => <Input {...input} {...control} />}</Field>
  );
}
