import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Icon, type IconComponent } from './icon';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconComponent;
  /** Accessible name: «Закрыть», «Показать пароль». */
  label: string;
  /** `edge` has a border, `bare` has none. */
  variant?: 'edge' | 'bare';
  size?: 'small' | 'normal';
}

const variants = {
  edge: 'border-edge bg-white text-ink hover:border-teal hover:bg-teal-tint active:bg-teal-tint-2',
  bare: 'border-transparent text-ink-2 hover:bg-teal-tint hover:text-teal-press active:bg-teal-tint-2',
};

/** A square button with only an icon. It is 44 px wide; `small` is 36 px, on phones 44 px. */
export function IconButton({ icon, label, variant = 'bare', size = 'normal', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-control border transition-colors',
        'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-transparent disabled:text-ink-off',
        size === 'small' ? 'size-9 phone:size-11' : 'size-11',
        variants[variant],
        className,
      )}
    >
      <Icon icon={icon} />
    </button>
  );
}
