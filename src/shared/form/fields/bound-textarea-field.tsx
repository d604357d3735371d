import { useBoundField } from '@/shared/form/use-bound-field';
import { TextareaField, type TextareaFieldProps } from '@/shared/ui/textarea-field';

interface BoundTextareaFieldProps extends Omit<
  TextareaFieldProps,
  'id' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'label'
> {
  readonly label: string;
}

export function BoundTextareaField({ label, ...rest }: BoundTextareaFieldProps) {
  const { change, blur, ...field } = useBoundField<string>(label);
  return (
    <TextareaField {...rest} {...field} label={label} onBlur={blur} onChange={(event) => change(event.target.value)} />
  );
}
