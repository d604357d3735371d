import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import { useState } from 'react';
import { passwordRules } from '@/shared/form/rules/password';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { BoundPasswordField, type BoundTextFieldProps } from './bound-fields';
import { useFieldContext } from './form-context';

interface BoundNewPasswordFieldProps extends Omit<BoundTextFieldProps, 'type' | 'trailing' | 'autoComplete' | 'hint'> {
  /** Class of the list of rules, which may be wider than the field. */
  readonly rulesClassName?: string;
  readonly onShown?: (shown: boolean) => void;
}

/**
 * A field for a new password with a list of rules. Rules that are met are ticked off while the user
 * types.
 */
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

interface PasswordRuleListProps {
  readonly password: string;
  /** Whether unmet rules are shown as errors; true after blur. */
  readonly strict: boolean;
  readonly className?: string | undefined;
}

const states = {
  met: { icon: IconCircleCheck, colour: 'text-green', word: 'выполнено' },
  open: { icon: IconCircle, colour: 'text-ink-3', word: 'ещё нет' },
  broken: { icon: IconCircleX, colour: 'text-red', word: 'не выполнено' },
};

function PasswordRuleList({ password, strict, className }: PasswordRuleListProps) {
  return (
    <ul className={cx('grid grid-cols-2 gap-x-4 gap-y-1.5 text-ink-2 phone:grid-cols-1', className)}>
      {passwordRules.map(({ text, isMet }) => {
        const state = states[isMet(password) ? 'met' : strict && password !== '' ? 'broken' : 'open'];
        return (
          <li key={text} className="flex items-center gap-2">
            <Icon icon={state.icon} size={16} className={state.colour} />
            <span>
              {text}
              <span className="sr-only">: {state.word}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
