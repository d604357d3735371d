import { phoneOf } from '@/shared/format/phone';
import { TypedField, type TypedFieldProps } from './typed-field';

/** A phone number typed in any form, shown as +7-XXX-XXX-XX-XX (docs/rules.md §5) once it is whole and left. */
export function PhoneField(field: Omit<TypedFieldProps, 'type'>) {
  return (
    <TypedField
      inputMode="tel"
      autoComplete="tel"
      placeholder="+7-7__-___-__-__"
      {...field}
      type="tel"
      read={phoneOf}
    />
  );
}
