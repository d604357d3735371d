import type { ComponentProps } from 'react';
import { DateField } from '@/shared/ui/fields/date-field';
import { Field } from '@/shared/ui/fields/field';
import { TimeInput } from '@/shared/ui/fields/time-input';
import { useBoundField } from './use-bound-field';

interface DayFieldProps extends Omit<
  ComponentProps<typeof DateField>,
  'id' | 'value' | 'onChange' | 'onBlur' | 'error' | 'label'
> {
  readonly label: string;
  readonly covers?: readonly string[];
  /** Date that the field shows until the user chooses one. */
  readonly shown?: string;
}

/**
 * A field for a date, which the user types or chooses in the calendar. The value is `2026-05-12`.
 */
export function DayField({ label, covers, shown, ...rest }: DayFieldProps) {
  const { id, value, error, change, blur } = useBoundField<string>(label, covers);
  return (
    <DateField {...rest} {...{ id, label, error }} value={value || (shown ?? '')} onChange={change} onBlur={blur} />
  );
}

interface TimeFieldProps extends Pick<ComponentProps<typeof TimeInput>, 'placeholder' | 'step'> {
  readonly label: string;
  readonly covers?: readonly string[];
  readonly hint?: string;
}

/** A field for a time of day. The user may type «9», «930» or «09:30». */
export function TimeField({ label, covers, hint, ...rest }: TimeFieldProps) {
  const { id, value, error, change, blur } = useBoundField<string>(label, covers);
  return (
    <Field {...{ id, label, hint, error }}>
      {(control) => <TimeInput {...rest} {...control} value={value} onChange={change} onBlur={blur} />}
    </Field>
  );
}
