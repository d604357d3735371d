import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { BoundRadioField } from '@/shared/form/bound-radio-field';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import type { PersonChoice } from './people-to-book-for';

interface PersonFieldProps {
  /** «Кто пойдёт к врачу». */
  question: string;
  people: readonly PersonChoice[];
  /** The doctor receives children alone. */
  forChildren: boolean;
  onAdd: () => void;
}

/** Whom the visit is for; somebody who is missing can be added on the spot. */
export function PersonField({ question, people, forChildren, onAdd }: PersonFieldProps) {
  const nobodySuits = people.every(({ refused }) => refused !== undefined);
  return (
    <>
      <h2 className="mb-4 text-h3">{question}</h2>
      <BoundRadioField
        label={question}
        labelHidden
        variant="cards"
        options={people.map(({ refused, ...choice }) => ({ ...choice, disabled: refused !== undefined }))}
        className="grid grid-cols-3 gap-4 phone:grid-cols-1 phone:gap-2"
      />
      {nobodySuits ? (
        <div className="mt-4 flex items-center justify-between gap-4 rounded-note bg-teal-tint p-4 phone:mt-2 phone:flex-col phone:items-stretch">
          <p>
            {forChildren
              ? 'Этот врач принимает только детей. Добавьте ребёнка, чтобы записать его.'
              : 'Никого из\u00A0списка врач не\u00A0принимает. Добавьте того, кому нужен приём.'}
          </p>
          <Button variant="primary" className="shrink-0" onClick={onAdd}>
            <Icon icon={IconPlus} />
            {forChildren ? 'Добавить ребёнка' : 'Добавить близкого'}
          </Button>
        </div>
      ) : (
        <Button variant="quiet" className="mt-2 -ml-3" onClick={onAdd}>
          <Icon icon={IconPlus} />
          {forChildren ? 'Добавить ребёнка' : 'Добавить близкого'}
        </Button>
      )}
    </>
  );
}
