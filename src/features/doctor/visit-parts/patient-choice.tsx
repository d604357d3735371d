import { useState } from 'react';
import { useDoctorPatientList } from '#generated/api/doctor-patients/doctor-patients.ts';
import type { DoctorPatient } from '#generated/models/doctor-patient.ts';
import { namedClient, toldApartBy } from '@/domain/person/told-apart';
import { dataOf } from '@/shared/api/load';
import { messages } from '@/shared/form/rules/messages';
import { phoneFault } from '@/shared/form/rules/text';
import { yearsCount } from '@/shared/format/counts';
import { isPhoneLike, soughtPhone } from '@/shared/format/phone';
import { FieldError } from '@/shared/ui/fields/field';
import { FilterBox } from '@/shared/ui/fields/filter-box';
import { PhoneField } from '@/shared/ui/fields/phone-field';
import { RadioCard } from '@/shared/ui/fields/radio';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { TextField } from '@/shared/ui/fields/text-field';

/** Who comes: one of the doctor's patients, or somebody new. */
export interface Who {
  readonly kind: 'known' | 'new';
  readonly patient: Pick<DoctorPatient, 'id' | 'full_name' | 'age' | 'phone'> | undefined;
  readonly second_name: string;
  readonly first_name: string;
  readonly phone: string;
}

export const nobody: Who = { kind: 'known', patient: undefined, second_name: '', first_name: '', phone: '' };

type WhoErrors = Partial<Record<'patient' | 'second_name' | 'first_name' | 'phone', string>>;

/** What is missing before anything is sent. */
export function whoErrors({ kind, patient, second_name, first_name, phone }: Who): WhoErrors {
  if (kind === 'known') return patient === undefined ? { patient: 'Выберите, кто придёт' } : {};
  return {
    ...nameError('second_name', second_name),
    ...nameError('first_name', first_name),
    ...phoneError(phone),
  };
}

/** The contract's limit of a name. */
const LONGEST_NAME = 60;

function nameError(field: 'second_name' | 'first_name', name: string): WhoErrors {
  if (name.trim() === '') return { [field]: messages.required };
  return name.length > LONGEST_NAME ? { [field]: messages.tooLong(LONGEST_NAME) } : {};
}

function phoneError(phone: string): WhoErrors {
  const fault = phoneFault(phone);
  return fault === undefined ? {} : { phone: fault };
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
            label="Фамилия"
            autoComplete="off"
            limit={LONGEST_NAME}
            value={value.second_name}
            error={errors.second_name}
            onChange={({ target }) => set({ second_name: target.value })}
          />
          <TextField
            label="Имя"
            autoComplete="off"
            limit={LONGEST_NAME}
            value={value.first_name}
            error={errors.first_name}
            onChange={({ target }) => set({ first_name: target.value })}
          />
          <PhoneField
            label="Телефон"
            autoComplete="off"
            value={value.phone}
            error={errors.phone}
            onChange={(phone) => set({ phone })}
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
  const asNew = () => {
    const [second_name = '', first_name = ''] = q.split(/\s+/);
    onChange({ kind: 'new', ...(isPhoneLike(q) ? { phone: soughtPhone(q) } : { second_name, first_name }) });
  };

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
