import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Label. It may be absent if `aria-label` names the checkbox, as in a table. */
  children?: ReactNode;
  /** Count at the right edge, as in the filters. */
  count?: ReactNode;
}

/** A checkbox of 24 px in a row that is 36 px high, on phones 44 px. */
export function Checkbox({ children, count, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx('flex min-h-9 items-start gap-3 py-1.5 phone:min-h-11 phone:py-2.5', className)}>
      <span className="relative size-6 shrink-0">
        <input
          {...rest}
          type="checkbox"
          className={cx(
            'peer block size-6 appearance-none rounded-badge border border-edge bg-white transition-colors',
            'checked:border-teal checked:bg-teal hover:border-teal aria-invalid:border-red',
            'disabled:border-line disabled:bg-sunken disabled:checked:bg-ink-off',
          )}
        />
        <Icon
          icon={IconCheck}
          size={18}
          className="pointer-events-none invisible absolute inset-0 m-auto stroke-3 text-white peer-checked:visible forced-colors:text-system"
        />
      </span>
      {children && <span className="min-w-0 grow">{children}</span>}
      {count !== undefined && <span className="text-small leading-6 text-ink-3">{count}</span>}
    </label>
  );
}
