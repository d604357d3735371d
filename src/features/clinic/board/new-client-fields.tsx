import { useClinicClientList } from '#generated/api/clinic-clients/clinic-clients.ts';
import { namedClient, toldApartBy } from '@/domain/person/told-apart';
import { birthdayFault, nameFault, type TypedClient } from '@/domain/person/typed-client';
import type { FieldErrors } from '@/shared/api/problem';
import { phoneFault } from '@/shared/form/rules/text';
import { yearsCount } from '@/shared/format/counts';
import { phoneOf } from '@/shared/format/phone';
import { Button } from '@/shared/ui/button';
import { PhoneField } from '@/shared/ui/fields/phone-field';
import { TextField } from '@/shared/ui/fields/text-field';
import { TypedDateField } from '@/shared/ui/fields/typed-date-field';
import { LiveRegion } from '@/shared/ui/live-region';
import type { Chosen } from './booking-parts';

interface NewClientFieldsProps {
  id: string;
  client: TypedClient;
  errors: FieldErrors;
  /** It was tried to book with this: what is missing is told. */
  isSent: boolean;
  onChange: (client: TypedClient) => void;
  onKnown: (client: Chosen) => void;
  onBack: () => void;
}

/** A caller whom the clinic doesn't know: a name in one field and a phone; a child's birthday. */
export function NewClientFields({ id, client, errors, isSent, onChange, onKnown, onBack }: NewClientFieldsProps) {
  const known = phoneOf(client.phone);
  const wrong = (...fields: string[]) => fields.flatMap((field) => errors[`new_client.${field}`] ?? [])[0];
  return (
    <div className="rounded-note bg-canvas p-4">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 className="text-title">Новый клиент</h3>
        <Button variant="quiet" size="small" onClick={onBack}>
          Найти другого
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <TextField
          id={id}
          label="Фамилия и имя"
          hint="Отчество, если назвали"
          autoComplete="off"
          maxLength={180}
          value={client.name}
          error={wrong('second_name', 'first_name', 'third_name') ?? (isSent ? nameFault(client.name) : undefined)}
          onChange={({ target }) => onChange({ ...client, name: target.value })}
        />
        <PhoneField
          id={`${id}-phone`}
          label="Телефон"
          autoComplete="off"
          value={client.phone}
          error={wrong('phone') ?? (isSent ? phoneFault(client.phone) : undefined)}
          onChange={(phone) => onChange({ ...client, phone })}
        />
        <TypedDateField
          label="Дата рождения"
          hint="Спросите, если записывают ребёнка"
          optional
          autoComplete="off"
          value={client.birthday}
          error={wrong('birthday') ?? (isSent ? birthdayFault(client.birthday) : undefined)}
          onChange={(birthday) => onChange({ ...client, birthday })}
        />
        {known !== undefined && <KnownByPhone phone={known} onKnown={onKnown} />}
      </div>
    </div>
  );
}

const SHOWN = 4;

/** Whose phone it is already: the caller under another spelling, or their family. */
function KnownByPhone({ phone, onKnown }: { phone: string; onKnown: (client: Chosen) => void }) {
  const { data } = useClinicClientList({ q: phone, per_page: SHOWN }, { query: { meta: { silent: true } } });
  const known = data?.data ?? [];
  const nameOf = toldApartBy(known, namedClient);
  return (
    <LiveRegion className="flex flex-col items-start gap-2">
      {known.length > 0 && <p className="text-small">Этот телефон уже есть&nbsp;у:</p>}
      {known.map((one) => (
        <Button key={one.id} size="small" className="max-w-full text-left wrap-anywhere" onClick={() => onKnown(one)}>
          {nameOf(one)}
          {one.age !== null && `, ${yearsCount(one.age)}`}
        </Button>
      ))}
    </LiveRegion>
  );
}
