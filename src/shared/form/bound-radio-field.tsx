import type { FocusEvent, ReactNode } from 'react';
import { ChoiceGroup } from '@/shared/ui/fields/field';
import { RadioCard, Radio } from '@/shared/ui/fields/radio';
import { useBoundField } from './use-bound-field';

interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  /** Second line of an option, such as why it is disabled. */
  readonly note?: ReactNode;
  readonly disabled?: boolean;
}

interface BoundRadioFieldProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly options: readonly RadioOption[];
  readonly variant?: 'rows' | 'cards';
  readonly className?: string;
}

/** A choice of one option, with all options visible. */
export function BoundRadioField({
  label,
  labelHidden,
  hint,
  options,
  variant = 'rows',
  className,
}: BoundRadioFieldProps) {
  const { id, name, value, error, change, blur } = useBoundField<string>(label);
  // The field is not blurred when focus moves to another of its options.
  const leave = (event: FocusEvent<HTMLDivElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) blur();
  };
  return (
    <div onBlur={leave}>
      <ChoiceGroup
        id={id}
        legend={label}
        legendHidden={labelHidden ?? false}
        hint={hint}
        error={error}
        className={className ?? (variant === 'cards' ? 'grid gap-3' : '')}
      >
        {options.map((option) => {
          const choice = {
            name,
            value: option.value,
            disabled: option.disabled,
            checked: option.value === value,
            onChange: () => change(option.value),
          };
          return variant === 'cards' ? (
            <RadioCard key={option.value} {...choice} title={option.label} note={option.note} />
          ) : (
            <Radio key={option.value} {...choice}>
              {option.label}
            </Radio>
          );
        })}
      </ChoiceGroup>
    </div>
  );
}
