import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { maskPhone } from '@/shared/format/phone';
import { TextField, type TextFieldProps } from './text-field';

interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'ref'> {
  /** As the contract has it: «+7-707-555-01-23», or the part typed so far. */
  value: string;
  onChange: (phone: string) => void;
}

const digitsBefore = (text: string, caret: number): number => text.slice(0, caret).replace(/\D/g, '').length;

/** A phone number typed or pasted in any form and shown as +7-XXX-XXX-XX-XX (docs/rules.md §5). */
export function PhoneField({ value, onChange, ...field }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // The mask rewrites the text, and the caret would jump to its end: put it back behind the same digit.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const handleChange: NonNullable<ComponentProps<'input'>['onChange']> = ({ target }) => {
    const masked = maskPhone(target.value);
    const position = target.selectionStart ?? target.value.length;
    const inside = position < target.value.length;
    caret.current = inside ? placeAfterDigits(masked, digitsBefore(target.value, position)) : null;
    onChange(masked);
  };

  return (
    <TextField
      inputMode="tel"
      autoComplete="tel"
      placeholder="+7-7__-___-__-__"
      {...field}
      ref={input}
      type="tel"
      value={value}
      onChange={handleChange}
    />
  );
}

/** The position in `text` right after its first so many digits. */
function placeAfterDigits(text: string, digits: number): number {
  let position = 0;
  for (let left = digits; left > 0 && position < text.length; position += 1) {
    if (/\d/.test(text.charAt(position))) left -= 1;
  }
  return position;
}
