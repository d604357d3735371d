import { useState } from 'react';
import { useDoctorPatientList } from '#generated/api/doctor-patients/doctor-patients.ts';
import type { DoctorPatient } from '#generated/models/doctor-patient.ts';
import { namedClient, toldApartBy } from '@/domain/person/told-apart';
import { birthdayFault, nameFault, type TypedClient, typedClient } from '@/domain/person/typed-client';
import { dataOf } from '@/shared/api/load';
import type { FieldErrors } from '@/shared/api/problem';
import { phoneFault } from '@/shared/form/rules/text';
import { yearsCount } from '@/shared/format/counts';
import { soughtPhone } from '@/shared/format/phone';
import { FieldError } from '@/shared/ui/fields/field';
import { FilterBox } from '@/shared/ui/fields/filter-box';
import { PhoneField } from '@/shared/ui/fields/phone-field';
import { RadioCard } from '@/shared/ui/fields/radio';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { TextField } from '@/shared/ui/fields/text-field';
import { TypedDateField } from '@/shared/ui/fields/typed-date-field';

/** Who comes: one of the doctor's patients, or somebody new. */
export interface Who extends TypedClient {
  readonly kind: 'known' | 'new';
  readonly patient: Pick<DoctorPatient, 'id' | 'full_name' | 'age' | 'phone'> | undefined;
}

export const nobody: Who = { kind: 'known', patient: undefined, name: '', phone: '', birthday: '' };

type WhoErrors = Partial<Record<'patient' | keyof TypedClient, string>>;

/** What is missing before anything is sent. */
export function whoErrors({ kind, patient, name, phone, birthday }: Who): WhoErrors {
  if (kind === 'known') return patient === undefined ? { patient: 'Выберите, кто придёт' } : {};
  const faults = { name: nameFault(name), phone: phoneFault(phone), birthday: birthdayFault(birthday) };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** What the provider refuses of it, at its fields. */
export function refusedWho(refused: FieldErrors): WhoErrors {
  const said = (...fields: string[]) => fields.flatMap((field) => refused[field] ?? [])[0];
  const faults = {
    patient: said('client_id'),
    name: said('new_client.second_name', 'new_client.first_name', 'new_client.third_name'),
    phone: said('new_client.phone'),
    birthday: said('new_client.birthday'),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

interface PatientChoiceProps {
  readonly value: Who;
  readonly onChange: (who: Who) => void;
  readonly errors: WhoErrors;
}

const kinds = [
  { value: 'known', label: 'Мой пациент' },
  { value: 'new', label: 'Новый' },
] as const;

export function PatientChoice({ value, onChange, errors }: PatientChoiceProps) {
  const set = (change: Partial<Who>) => onChange({ ...value, ...change });
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        label="Кого записать"
        options={kinds}
        value={value.kind}
        onChange={(kind) => set({ kind })}
        wide
      />
      {value.kind === 'known' ? (
        <KnownPatients value={value} onChange={set} error={errors.patient} />
      ) : (
        <div className="grid gap-4 desktop:grid-cols-2">
          <TextField
            label="Фамилия и&nbsp;имя"
            hint="Отчество, если назвали"
            autoComplete="off"
            maxLength={180}
            value={value.name}
            error={errors.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <PhoneField
            label="Телефон"
            autoComplete="off"
            value={value.phone}
            error={errors.phone}
            onChange={(phone) => set({ phone })}
          />
          <TypedDateField
            label="Дата рождения"
            hint="Спросите, если записываете ребёнка"
            optional
            autoComplete="off"
            value={value.birthday}
            error={errors.birthday}
            onChange={(birthday) => set({ birthday })}
          />
        </div>
      )}
    </div>
  );
}

const FOUND = 5;

interface KnownPatientsProps {
  readonly value: Who;
  readonly onChange: (change: Partial<Who>) => void;
  readonly error: string | undefined;
}

function KnownPatients({ value: { patient }, onChange, error }: KnownPatientsProps) {
  const [q, setQ] = useState('');
  const { data: found } = useDoctorPatientList(
    { ...(q !== '' && { q: soughtPhone(q) }), per_page: FOUND },
    { query: { select: dataOf, meta: { silent: true } } },
  );
  const shown = found ?? [];
  const chosen = patient !== undefined && !shown.some(({ id }) => id === patient.id) ? [patient, ...shown] : shown;
  const nameOf = toldApartBy(chosen, namedClient);
  const asNew = () => onChange({ kind: 'new', ...typedClient(q) });

  return (
    <div>
      <FilterBox label="Фамилия или телефон" value={q} onChange={setQ} />
      <p role="status" className="sr-only">
        {found !== undefined && `Найдено: ${found.length}`}
      </p>
      <div role="radiogroup" aria-label="Пациент" className="mt-3 flex flex-col gap-2">
        {chosen.map((one) => (
          <RadioCard
            key={one.id}
            name="patient"
            checked={patient?.id === one.id}
            onChange={() => onChange({ patient: one })}
            title={nameOf(one)}
            note={one.age === null ? one.phone : `${yearsCount(one.age)}, ${one.phone}`}
          />
        ))}
      </div>
      {found?.length === 0 && (
        <p className="mt-3 text-small text-ink-2">
          Среди ваших пациентов такого нет.{' '}
          <button type="button" className="link font-medium" onClick={asNew}>
            Записать нового
          </button>
        </p>
      )}
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  );
}
