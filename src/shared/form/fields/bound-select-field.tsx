import { useBoundField } from '@/shared/form/use-bound-field';
import { SelectField, type SelectFieldProps } from '@/shared/ui/select-field';

interface BoundSelectFieldProps extends Omit<
  SelectFieldProps,
  'id' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'label'
> {
  readonly label: string;
}

/** A list; its options are `<option>`s, the first of them often `<option value="">Выберите</option>`. */
export function BoundSelectField({ label, ...rest }: BoundSelectFieldProps) {
  const { change, blur, ...field } = useBoundField<string>(label);
  return (
    <SelectField {...rest} {...field} label={label} onBlur={blur} onChange={(event) => change(event.target.value)} />
  );
}
