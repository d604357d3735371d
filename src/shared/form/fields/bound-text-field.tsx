import { useBoundField } from '@/shared/form/use-bound-field';
import { TextField, type TextFieldProps } from '@/shared/ui/text-field';

/** What the form itself decides; the label is a plain text, because the error summary repeats it. */
type Bound = 'id' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'label';

export interface BoundTextFieldProps extends Omit<TextFieldProps, Bound> {
  readonly label: string;
}

export function BoundTextField({ label, ...rest }: BoundTextFieldProps) {
  const { change, blur, ...field } = useBoundField<string>(label);
  return (
    <TextField {...rest} {...field} label={label} onBlur={blur} onChange={(event) => change(event.target.value)} />
  );
}
