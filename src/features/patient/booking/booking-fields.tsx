import IconClockX from '@tabler/icons-react/dist/esm/icons/IconClockX.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link } from '@tanstack/react-router';
import type { Visit } from '#generated/models/visit.ts';
import { clashPhrase } from '@/domain/visit/visit-clash';
import { HomeAddressFields } from '@/features/patient/visit-parts/home-address-fields';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { BoundRadioField } from '@/shared/form/bound-radio-field';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import { LiveRegion } from '@/shared/ui/live-region';
import { type PersonChoice, OWNER } from './booking-schema';

interface PersonFieldProps {
  /** Label of the field: «Кто пойдёт к врачу». */
  question: string;
  people: readonly PersonChoice[];
  /** Whether the doctor accepts only children. */
  forChildren: boolean;
  onAdd: () => void;
  /** Whether the dialog that adds a family member is loading. */
  isOpening: boolean;
}

/** Choice of the person for the visit. A family member can be added in this field. */
export function PersonField({ question, people, forChildren, onAdd, isOpening }: PersonFieldProps) {
  const isEveryoneRefused = people.every(({ refused }) => refused !== undefined);
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
      {isEveryoneRefused ? (
        <div className="mt-4 flex items-center justify-between gap-4 rounded-note bg-teal-tint p-4 phone:mt-2 phone:flex-col phone:items-stretch">
          <p>
            {forChildren
              ? 'Этот врач принимает только детей. Добавьте ребёнка, чтобы записать его.'
              : 'Никого из\u00A0списка врач не\u00A0принимает. Добавьте того, кому нужен приём.'}
          </p>
          <Button variant="primary" className="shrink-0" busy={isOpening && 'Открываем'} onClick={onAdd}>
            <Icon icon={IconPlus} />
            {forChildren ? 'Добавить ребёнка' : 'Добавить близкого'}
          </Button>
        </div>
      ) : (
        <Button variant="quiet" className="mt-2 -ml-3" busy={isOpening && 'Открываем'} onClick={onAdd}>
          <Icon icon={IconPlus} />
          {forChildren ? 'Добавить ребёнка' : 'Добавить близкого'}
        </Button>
      )}
    </>
  );
}

interface ClashWarningProps {
  /** Another visit of the family that overlaps this visit, if there is one. */
  clash: Visit | undefined;
  /** Form value of the chosen person. */
  person: string;
  onOtherTime: () => void;
}

/**
 * Warns that another visit of the family overlaps this visit (contract: rules of booking, 2). The
 * submit button stays enabled: the list of visits may be outdated, and the server decides.
 */
export function ClashWarning({ clash, person, onOtherTime }: ClashWarningProps) {
  const isOther = clash !== undefined && String(clash.person.family_member_id ?? OWNER) !== person;
  return (
    <LiveRegion>
      {clash && (
        <Callout tone="amber" icon={IconClockX} className="mt-3">
          <p>
            <strong>В это время уже есть запись.</strong> {clashPhrase(clash)}.
            {isOther && ' Записи близких тоже не\u00A0могут совпадать по\u00A0времени.'}
          </p>
          <p className="mt-2 flex flex-wrap gap-x-5 gap-y-2 font-medium">
            <button type="button" className="link" onClick={onOtherTime}>
              Выбрать другое время
            </button>
            <Link to="/fo/patient/visits/$id" params={{ id: String(clash.id) }} className="link">
              Открыть ту запись
            </Link>
          </p>
        </Callout>
      )}
    </LiveRegion>
  );
}

/** Card «Куда приехать»: the address of a home visit. */
export function HomeAddressCard({ city }: { city: string }) {
  return (
    <Card>
      <h2 className="text-h3">Куда приехать</h2>
      <p className="mt-1 mb-4 text-ink-2">Квартиру, подъезд, этаж и&nbsp;домофон&nbsp;— если они есть.</p>
      <HomeAddressFields city={city} />
    </Card>
  );
}

/** Contacts of the patient, and a comment for the doctor or clinic. */
export function ContactFields({ isSampling }: { isSampling: boolean }) {
  const form = useTypedAppFormContext({ defaultValues: { phone: '', email: '', comment: '' } });
  return (
    <Card>
      <h2 className="text-h3">Как с&nbsp;вами связаться</h2>
      <div className="mt-4 grid grid-cols-2 gap-4 phone:grid-cols-1">
        <form.AppField name="phone">{(field) => <field.PhoneField label="Телефон" autoComplete="tel" />}</form.AppField>
        <form.AppField name="email">
          {(field) => <field.EmailField label="Электронная почта" autoComplete="email" />}
        </form.AppField>
        <div className="col-span-full">
          <form.AppField name="comment">
            {(field) => (
              <field.TextareaField
                label={isSampling ? 'Комментарий' : 'Что беспокоит'}
                optional
                placeholder={isSampling ? 'Увидит только клиника' : 'Увидят только врач и\u00A0клиника'}
                rows={3}
              />
            )}
          </form.AppField>
        </div>
      </div>
    </Card>
  );
}
