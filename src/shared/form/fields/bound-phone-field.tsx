import { useBoundField } from '@/shared/form/use-bound-field';
import { PhoneField } from '@/shared/ui/phone-field';
import type { BoundTextFieldProps } from './bound-text-field';

/** Typed or pasted in any form, shown and held as +7-XXX-XXX-XX-XX. */
export function BoundPhoneField({ label, ref: _ref, type: _type, ...rest }: BoundTextFieldProps) {
  const { change, blur, ...field } = useBoundField<string>(label);
  return <PhoneField {...rest} {...field} label={label} onBlur={blur} onChange={change} />;
}
