import { TextField, type TextFieldProps } from './text-field';

export interface TypedFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'ref'> {
  value: string;
  onChange: (typed: string) => void;
}

interface ReadProps extends TypedFieldProps {
  /** Parses typed text into our format; undefined if it is not understood. */
  read: (typed: string) => string | undefined;
}

/**
 * A value that can be typed in several notations. It is not changed while typing; on blur, valid
 * text is shown in our format. Other text stays as typed, and the form's rule shows the error.
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
