import type { ReactNode } from 'react';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { ChoiceGroup } from '@/shared/ui/fields/field';
import { useBoundField } from './use-bound-field';

interface ChecksFieldProps {
  readonly label: string;
  /** Items of the contract with their ids: branches, services. */
  readonly options: readonly { readonly id: number; readonly title: ReactNode; readonly count?: ReactNode }[];
  /** An error in addition to the form's. */
  readonly fault?: string | undefined;
}

/** A choice of several, all options visible. */
export function ChecksField({ label, options, fault }: ChecksFieldProps) {
  const { id: fieldId, value: chosen, error, change } = useBoundField<readonly number[]>(label);
  return (
    <ChoiceGroup id={fieldId} legend={label} error={error ?? fault}>
      {options.map(({ id, title, count }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          count={count}
          onChange={({ target }) => change(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          <span className="wrap-anywhere">{title}</span>
        </Checkbox>
      ))}
    </ChoiceGroup>
  );
}
