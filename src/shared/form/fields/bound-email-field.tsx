import { BoundTextField, type BoundTextFieldProps } from './bound-text-field';

export function BoundEmailField(props: BoundTextFieldProps) {
  return (
    <BoundTextField
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type="email"
    />
  );
}
