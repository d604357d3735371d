import { useBoundField } from '@/shared/form/use-bound-field';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { ChoiceGroup } from '@/shared/ui/fields/field';

interface FilialChecksProps {
  readonly label: string;
  readonly filials: readonly { readonly id: number; readonly title: string }[];
  /** What is wrong with the choice beside what the form says. */
  readonly fault?: string | undefined;
}

/** The field `filial_ids` of a form: some of the clinic's filials. */
export function FilialChecks({ label, filials, fault }: FilialChecksProps) {
  const { id: fieldId, value: chosen, error, change } = useBoundField<readonly number[]>(label);
  return (
    <ChoiceGroup id={fieldId} legend={label} error={error ?? fault}>
      {filials.map(({ id, title }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={({ target }) => change(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          <span className="wrap-anywhere">{title}</span>
        </Checkbox>
      ))}
    </ChoiceGroup>
  );
}
