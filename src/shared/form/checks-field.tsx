import type { ReactNode } from 'react';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { ChoiceGroup } from '@/shared/ui/fields/field';
import { useBoundField } from './use-bound-field';

interface ChecksFieldProps<Id> {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Options: rows of the contract with their ids (filials, services), or values of an enum. */
  readonly options: readonly { readonly id: Id; readonly title: ReactNode; readonly count?: ReactNode }[];
  /** Error text that is shown in addition to the form's error. */
  readonly fault?: string | undefined;
}

/** A choice of several options, with all options visible. */
export function ChecksField<Id extends number | string>({ label, hint, options, fault }: ChecksFieldProps<Id>) {
  const { id: fieldId, value: chosen, error, change } = useBoundField<readonly Id[]>(label);
  return (
    <ChoiceGroup id={fieldId} legend={label} hint={hint} error={error ?? fault}>
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
