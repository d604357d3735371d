import { phoneOf } from '@/shared/format/phone';
import { TypedField, type TypedFieldProps } from './typed-field';

/**
 * A field for a phone, which may be typed in any notation. On blur a valid phone is shown as
 * +7-XXX-XXX-XX-XX (docs/rules.md §5).
 */
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
