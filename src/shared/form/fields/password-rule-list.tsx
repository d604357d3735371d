import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import { passwordRules } from '@/shared/form/rules/password';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';

interface PasswordRuleListProps {
  readonly password: string;
  /** The person has left the field: what is not met is wrong now, not just open. */
  readonly strict: boolean;
  readonly className?: string | undefined;
}

const looks = {
  met: { glyph: IconCircleCheck, colour: 'text-green', word: 'выполнено' },
  open: { glyph: IconCircle, colour: 'text-ink-3', word: 'ещё нет' },
  broken: { glyph: IconCircleX, colour: 'text-red', word: 'не выполнено' },
};

export function PasswordRuleList({ password, strict, className }: PasswordRuleListProps) {
  return (
    <ul className={cx('grid grid-cols-2 gap-x-4 gap-y-1.5 text-ink-2 phone:grid-cols-1', className)}>
      {passwordRules.map(({ text, isMet }) => {
        const look = looks[isMet(password) ? 'met' : strict && password !== '' ? 'broken' : 'open'];
        return (
          <li key={text} className="flex items-center gap-2">
            <Icon glyph={look.glyph} size={16} className={look.colour} />
            <span>
              {text}
              <span className="sr-only">: {look.word}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
