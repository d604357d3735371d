import type { ComponentProps } from 'react';
import { DateField } from '@/shared/ui/fields/date-field';
import { Field } from '@/shared/ui/fields/field';
import { TimeInput } from '@/shared/ui/fields/time-input';
import { useBoundField } from './use-bound-field';

interface DayFieldProps extends Omit<
  ComponentProps<typeof DateField>,
  'id' | 'value' | 'onChange' | 'error' | 'label'
> {
  readonly label: string;
  readonly covers?: readonly string[];
}

/** A day that is looked up rather than known: «Вторник, 12 мая», as `2026-05-12`. */
export function DayField({ label, covers, ...rest }: DayFieldProps) {
  const { id, value, error, change } = useBoundField<string>(label, covers);
  return <DateField {...rest} {...{ id, label, value, error }} onChange={change} />;
}

interface TimeFieldProps {
  readonly label: string;
  readonly covers?: readonly string[];
}

/** A time of the day, typed in any form: «9», «09:30». */
export function TimeField({ label, covers }: TimeFieldProps) {
  const { id, value, error, change, blur } = useBoundField<string>(label, covers);
  return (
    <Field {...{ id, label, error }}>
      {(control) => <TimeInput {...control} value={value} onChange={change} onBlur={blur} />}
    </Field>
  );
}
