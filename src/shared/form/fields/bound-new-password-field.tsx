import { useState } from 'react';
import { useFieldContext } from '@/shared/form/form-contexts';
import { BoundPasswordField } from './bound-password-field';
import type { BoundTextFieldProps } from './bound-text-field';
import { PasswordRuleList } from './password-rule-list';

type BoundNewPasswordFieldProps = Omit<BoundTextFieldProps, 'type' | 'trailing' | 'autoComplete' | 'hint'>;

/** A password being chosen, with its rules ticked off while it is typed. */
export function BoundNewPasswordField(props: BoundNewPasswordFieldProps) {
  const field = useFieldContext<string>();
  const [left, setLeft] = useState(false);
  return (
    <div onBlur={() => setLeft(true)}>
      <BoundPasswordField
        {...props}
        autoComplete="new-password"
        hint={<PasswordRuleList password={field.state.value} strict={left} />}
      />
    </div>
  );
}
