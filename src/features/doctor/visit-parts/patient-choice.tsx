import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { useDoctorPatientList } from '#generated/api/doctor-patients/doctor-patients.ts';
import { KnownByPhone, MOST_BY_PHONE } from '@/domain/person/known-by-phone';
import { NewClientFields } from '@/domain/person/new-client-fields';
import { namedClient, toldApartBy } from '@/domain/person/told-apart';
import { typedClient } from '@/domain/person/typed-client';
import { dataOf } from '@/shared/api/load';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { yearsCount } from '@/shared/format/counts';
import { phoneOf, soughtPhone } from '@/shared/format/phone';
import { FilterBox } from '@/shared/ui/fields/filter-box';
import { RadioCard } from '@/shared/ui/fields/radio';
import { type KnownPatient, nobody } from './book-schema';

const kinds = [
  { value: 'known', label: 'Мой пациент' },
  { value: 'new', label: 'Новый' },
] as const;

/** Who comes: one of the doctor's patients, or somebody new. */
export function PatientChoice() {
  const form = useTypedAppFormContext({ defaultValues: nobody });
  const kind = useStore(form.store, ({ values }) => values.kind);
  const asNew = (typed: string) => {
    form.setFieldValue('kind', 'new');
    form.setFieldValue('new_client', typedClient(typed));
  };
  return (
    <div className="flex flex-col gap-4">
      <form.AppField name="kind">
        {(field) => <field.SegmentedField label="Кого записать" options={kinds} wide />}
      </form.AppField>
      {kind === 'known' ? (
        <form.AppField name="patient">
          {(field) => (
            <field.OwnField<KnownPatient | null> label="Пациент" covers={['client_id']}>
              {({ value, change }) => <KnownPatients value={value} onChange={change} onNew={asNew} />}
            </field.OwnField>
          )}
        </form.AppField>
      ) : (
        <NewPatient
          onKnown={(patient) => {
            form.setFieldValue('kind', 'known');
            form.setFieldValue('patient', patient);
          }}
        />
      )}
    </div>
  );
}

function NewPatient({ onKnown }: { readonly onKnown: (patient: KnownPatient) => void }) {
  const form = useTypedAppFormContext({ defaultValues: nobody });
  const phone = useStore(form.store, ({ values }) => phoneOf(values.new_client.phone));
  const { data: known = [] } = useDoctorPatientList(
    { q: phone ?? '', per_page: MOST_BY_PHONE },
    { query: { enabled: phone !== undefined, select: dataOf, meta: { silent: true } } },
  );
  return (
    <div className="grid gap-4 desktop:grid-cols-2">
      <NewClientFields birthdayHint="Спросите, если записываете ребёнка" />
      <KnownByPhone known={known} onChoose={onKnown} />
    </div>
  );
}

const FOUND = 5;

interface KnownPatientsProps {
  readonly value: KnownPatient | null;
  readonly onChange: (patient: KnownPatient) => void;
  readonly onNew: (typed: string) => void;
}

function KnownPatients({ value: patient, onChange, onNew }: KnownPatientsProps) {
  const [q, setQ] = useState('');
  const { data: found } = useDoctorPatientList(
    { ...(q !== '' && { q: soughtPhone(q) }), per_page: FOUND },
    { query: { select: dataOf, meta: { silent: true } } },
  );
  const shown = found ?? [];
  const chosen = patient !== null && !shown.some(({ id }) => id === patient.id) ? [patient, ...shown] : shown;
  const nameOf = toldApartBy(chosen, namedClient);

  return (
    <>
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
            onChange={() => onChange(one)}
            title={nameOf(one)}
            note={one.age === null ? one.phone : `${yearsCount(one.age)}, ${one.phone}`}
          />
        ))}
      </div>
      {found?.length === 0 && (
        <p className="mt-3 text-small text-ink-2">
          Среди ваших пациентов такого нет.{' '}
          <button type="button" className="link font-medium" onClick={() => onNew(q)}>
            Записать нового
          </button>
        </p>
      )}
    </>
  );
}
