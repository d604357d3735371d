import { TextField, type TextFieldProps } from './text-field';

export interface TypedFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'ref'> {
  value: string;
  onChange: (typed: string) => void;
}

interface ReadProps extends TypedFieldProps {
  /** The value as we write it; undefined for what is not understood. */
  read: (typed: string) => string | undefined;
}

/**
 * What can be typed in several forms. While it is typed, nothing of it changes; on leaving, what is understood is shown as we write it. All
 * else stays letter by letter, and the form's rule says what is wrong with it.
 */
export function TypedField({ value, onChange, onBlur, read, ...field }: ReadProps) {
  return (
    <TextField
      {...field}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={(event) => {
        const ours = read(value);
        if (ours !== undefined && ours !== value) onChange(ours);
        onBlur?.(event);
      }}
    />
  );
}
