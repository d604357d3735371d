import type { ReactNode } from 'react';
import { useBoundField } from '@/shared/form/use-bound-field';
import { Checkbox } from '@/shared/ui/checkbox';
import { FieldError } from '@/shared/ui/field';

interface BoundCheckboxProps {
  /** Its name in the error summary. */
  readonly label: string;
  /** What stands beside the box, when that is more than the label. */
  readonly children?: ReactNode;
  readonly disabled?: boolean;
}

export function BoundCheckbox({ label, children, disabled }: BoundCheckboxProps) {
  const { id, name, value, error, change, blur } = useBoundField<boolean>(label);
  const errorId = `${id}-error`;
  return (
    <div>
      <Checkbox
        id={id}
        name={name}
        disabled={disabled}
        checked={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={(event) => change(event.target.checked)}
        onBlur={blur}
      >
        {children ?? label}
      </Checkbox>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
