import type { StaffRights } from '#generated/models/staff-rights.ts';
import { useDesk } from '@/features/clinic-desk/use-desk';
import { useBoundField } from '@/shared/form/use-bound-field';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { FieldError } from '@/shared/ui/fields/field';
import { type FilialChoice, givenRights, rightTitles } from './rights';

/** Form field `rights`: a checkbox per right. */
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

/** Form field `filial_ids`: all filials, or a checkbox per filial. */
export function FilialsField() {
  const { value, error, change, blur, name } = useBoundField<FilialChoice>('Где работает');
  const { filials = [] } = useDesk();
  if (filials.length < 2) return null;
  const { all, ids } = value;
  return (
    <fieldset onBlur={blur}>
      <legend className="mb-1 font-medium">Где работает</legend>
      <Checkbox name={name} checked={all} onChange={({ target }) => change({ all: target.checked, ids })}>
        Во&nbsp;всех филиалах
        <span className="text-small text-ink-3">: и&nbsp;в&nbsp;тех, что откроются</span>
      </Checkbox>
      {!all && (
        <div className="grid grid-cols-2 gap-x-4 phone:grid-cols-1">
          {filials.map(({ id, title }) => (
            <Checkbox
              key={id}
              name={name}
              checked={ids.includes(id)}
              onChange={({ target }) =>
                change({ all, ids: target.checked ? [...ids, id] : ids.filter((one) => one !== id) })
              }
            >
              {title}
            </Checkbox>
          ))}
        </div>
      )}
      {!all && (
        <p className="text-small text-ink-3">
          Увидит записи, клиентов с&nbsp;телефонами, отзывы и&nbsp;цифры только этих филиалов.
        </p>
      )}
      {error !== undefined && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
