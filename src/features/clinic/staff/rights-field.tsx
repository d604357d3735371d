import type { StaffRights } from '#generated/models/staff-rights.ts';
import { useBoundField } from '@/shared/form/use-bound-field';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { FieldError } from '@/shared/ui/fields/field';
import { givenRights, rightTitles } from './rights';

/** One box for each right, inside the field `rights` of a form. */
export function RightsField() {
  const { value, error, change, blur, name } = useBoundField<StaffRights>('Что можно');
  return (
    <fieldset onBlur={blur}>
      <legend className="mb-1 font-medium">Что можно</legend>
      <div className="grid grid-cols-2 gap-x-4 phone:grid-cols-1">
        {givenRights.map((right) => (
          <Checkbox
            key={right}
            name={name}
            checked={value.includes(right)}
            onChange={({ target }) =>
              change(givenRights.filter((one) => (one === right ? target.checked : value.includes(one))))
            }
          >
            {rightTitles[right].title}
            <span className="text-small text-ink-3">: {rightTitles[right].text}</span>
          </Checkbox>
        ))}
      </div>
      {error !== undefined && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
