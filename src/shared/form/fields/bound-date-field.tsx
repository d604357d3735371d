import { maskDate } from '@/shared/form/typed-date';
import { useBoundField } from '@/shared/form/use-bound-field';
import { TextField } from '@/shared/ui/text-field';
import type { BoundTextFieldProps } from './bound-text-field';

/** A day that people know by heart, so they type it rather than pick it: «15.05.1990». */
export function BoundDateField({ label, ...rest }: BoundTextFieldProps) {
  const { change, blur, ...field } = useBoundField<string>(label);
  return (
    <TextField
      inputMode="numeric"
      placeholder="ДД.ММ.ГГГГ"
      {...rest}
      {...field}
      label={label}
      onChange={({ target }) => {
        // In the middle of the text the mask would throw the caret to its end; it is put right on leaving.
        const atEnd = target.selectionStart === target.value.length;
        change(atEnd ? maskDate(target.value) : target.value);
      }}
      onBlur={() => {
        if (maskDate(field.value) !== field.value) change(maskDate(field.value));
        blur();
      }}
    />
  );
}
