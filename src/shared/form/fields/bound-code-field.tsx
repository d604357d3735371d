import { CODE_LENGTH } from '@/shared/config/limits';
import { useBoundField } from '@/shared/form/use-bound-field';
import { CodeField } from '@/shared/ui/code-field';

interface BoundCodeFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly disabled?: boolean;
  /** The last digit is in: the screen may send at once. */
  readonly onComplete?: (code: string) => void;
}

/** The code from a letter: one input drawn as five boxes. */
export function BoundCodeField({ label, onComplete, ...rest }: BoundCodeFieldProps) {
  const { change, blur, ...field } = useBoundField<string>(label);
  return (
    <CodeField
      {...rest}
      {...field}
      label={label}
      onBlur={blur}
      onChange={(code) => {
        change(code);
        if (code.length === CODE_LENGTH && code !== field.value) onComplete?.(code);
      }}
    />
  );
}
