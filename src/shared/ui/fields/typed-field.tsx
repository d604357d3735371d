import { TextField, type TextFieldProps } from './text-field';

export interface TypedFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'ref'> {
  value: string;
  onChange: (typed: string) => void;
}

interface ReadProps extends TypedFieldProps {
  /** Converts typed text to our format. Returns undefined if the text can't be parsed. */
  read: (typed: string) => string | undefined;
}

/**
 * A field for a value that people type in several notations. The text does not change while the
 * user types. On blur a valid text is shown in our format. An invalid text stays, and the form's
 * rule shows the error.
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
