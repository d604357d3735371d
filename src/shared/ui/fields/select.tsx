import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ComponentProps } from 'react';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { Field, type FieldFrameProps } from './field';

export type SelectFieldProps = FieldFrameProps & Omit<SelectProps, keyof FieldFrameProps>;

/** A select with a label. The children are `<option>`s. */
export function SelectField({ label, hint, error, optional, id, className, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  /** Height: `normal` 48 px, `small` 44 px, `dense` 40 px. */
  size?: 'normal' | 'small' | 'dense' | undefined;
}

const sizes = { normal: '', small: 'min-h-11', dense: 'min-h-10 text-small phone:min-h-11 phone:text-body' };

/** A native select without a label. Prefer `SelectField`, or set `aria-label`. */
export function Select({ size = 'normal', className, ...rest }: SelectProps) {
  return (
    <span className={cx('relative grid grid-cols-1 items-center', className)}>
      <select {...rest} className={cx('control appearance-none truncate pr-10', sizes[size])} />
      <Icon
        icon={IconChevronDown}
        size={18}
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink-2"
      />
    </span>
  );
}
