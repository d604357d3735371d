import { useBoundField } from '@/shared/form/use-bound-field';
import { PasswordField } from '@/shared/ui/password-field';
import type { BoundTextFieldProps } from './bound-text-field';

interface BoundPasswordFieldProps extends Omit<BoundTextFieldProps, 'type' | 'trailing' | 'autoComplete'> {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly onShown?: (shown: boolean) => void;
}

export function BoundPasswordField({ label, ...rest }: BoundPasswordFieldProps) {
  const { change, blur, ...field } = useBoundField<string>(label);
  return (
    <PasswordField {...rest} {...field} label={label} onBlur={blur} onChange={(event) => change(event.target.value)} />
  );
}
