import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { BoundRadioField } from '@/shared/form/fields/bound-radio-field';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import type { PersonChoice } from './people-to-book-for';

interface PersonFieldProps {
  people: readonly PersonChoice[];
  onAdd: () => void;
}

/** «Кто пойдёт к врачу». */
export function PersonField({ people, onAdd }: PersonFieldProps) {
  return (
    <>
      <h2 className="mb-4 text-h3">Кто пойдёт к&nbsp;врачу</h2>
      <BoundRadioField
        label="Кто пойдёт к&nbsp;врачу"
        labelHidden
        look="cards"
        options={people.map(({ refused, ...choice }) => ({ ...choice, disabled: refused !== undefined }))}
        className="grid grid-cols-3 gap-4 phone:grid-cols-1 phone:gap-2"
      />
      <Button variant="quiet" className="mt-2 -ml-3" onClick={onAdd}>
        <Icon glyph={IconPlus} />
        Добавить близкого
      </Button>
    </>
  );
}
