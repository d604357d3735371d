import { useState } from 'react';
import { useFieldContext } from '@/shared/form/form-contexts';
import { BoundPasswordField } from './bound-password-field';
import type { BoundTextFieldProps } from './bound-text-field';
import { PasswordRuleList } from './password-rule-list';

interface BoundNewPasswordFieldProps extends Omit<BoundTextFieldProps, 'type' | 'trailing' | 'autoComplete' | 'hint'> {
  /** Of the list of rules, which may be wider than the field. */
  readonly rulesClassName?: string;
  readonly onShown?: (shown: boolean) => void;
}

/** A password being chosen, with its rules ticked off while it is typed. */
export function BoundNewPasswordField({ rulesClassName, ...props }: BoundNewPasswordFieldProps) {
  const field = useFieldContext<string>();
  const [left, setLeft] = useState(false);
  return (
    <div onBlur={() => setLeft(true)}>
      <BoundPasswordField
        {...props}
        autoComplete="new-password"
        hint={<PasswordRuleList password={field.state.value} strict={left} className={rulesClassName} />}
      />
    </div>
  );
}
