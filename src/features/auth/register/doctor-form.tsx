import { useState } from 'react';
import { useRegisterCompleteDoctor } from '#generated/api/auth-register/auth-register.ts';
import { useSpecialisationList } from '#generated/api/public-reference/public-reference.ts';
import { PersonFields } from '@/domain/person/person-fields';
import { dataOf } from '@/shared/api/load';
import { useBoundField } from '@/shared/form/use-bound-field';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { foldCase } from '@/shared/format/letter-case';
import { ErrorState } from '@/shared/ui/error-state';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { ChoiceGroup } from '@/shared/ui/fields/field';
import { SearchBox } from '@/shared/ui/fields/search-box';
import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';
import { useWrite } from '@/shared/write/use-write';
import { ConsentBox, PasswordFields, FieldGroup, FormPage } from './form-page';
import { doctorDefaults, doctorRequest, doctorSchema, initialName, MAX_SPECIALISATIONS } from './form-schemas';
import { useAccountMode, useRegistration, useComplete } from './use-registration';

/** Last form for doctors, with personal data and practice. */
export function DoctorForm() {
  const { member, store } = useRegistration();
  const accountMode = useAccountMode();
  const complete = useWrite(useRegisterCompleteDoctor());
  const finish = useComplete('doctor');
  const { form, frame } = useSchemaForm({
    schema: doctorSchema(accountMode),
    defaultValues: { ...doctorDefaults, ...initialName(member) },
    draft: { name: store.fields, omit: ['consent'] },
    submit: (answers) => finish((proof) => complete.ask({ data: doctorRequest(answers, accountMode, proof) })),
  });

  return (
    <FormPage
      name="Анкета врача"
      title={<>Расскажите о&nbsp;себе</>}
      lead={<>Пациенты увидят имя, специализации и&nbsp;стаж. Остальное остаётся между нами и&nbsp;клиникой.</>}
      frame={frame}
    >
      <FieldGroup>
        <PersonFields phoneHint="Для связи с&nbsp;вами, пациенты его не&nbsp;видят" />
      </FieldGroup>
      <FieldGroup>
        <div className="col-span-full">
          <form.AppField name="specialisations">{() => <SpecialisationsField />}</form.AppField>
        </div>
        <form.AppField name="experience_since">
          {(field) => <field.TextField label="Год начала практики" inputMode="numeric" hint="Стаж посчитаем сами" />}
        </form.AppField>
      </FieldGroup>
      <PasswordFields />
      <form.AppField name="consent">{() => <ConsentBox cabinet="doctor" />}</form.AppField>
    </FormPage>
  );
}

/**
 * Checkboxes to choose up to five specialisations. The directory is long, so the list has a filter.
 */
function SpecialisationsField() {
  const { id, name, value, error, change, blur } = useBoundField<number[]>('Специализации');
  const list = useSpecialisationList({ query: { select: dataOf } });
  const [filter, setFilter] = useState('');

  if (list.isPending) {
    return (
      <SkeletonGroup label="Загружаем специализации">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="mt-3 h-60 w-full" />
      </SkeletonGroup>
    );
  }
  if (list.isError) {
    return <ErrorState title="Список специализаций не загрузился" level={2} onRetry={() => void list.refetch()} />;
  }
  const isFull = value.length >= MAX_SPECIALISATIONS;
  const shown = list.data.filter(({ title }) => foldCase(title).includes(foldCase(filter.trim())));
  const toggle = (specialisation: number): void =>
    change(value.includes(specialisation) ? value.filter((one) => one !== specialisation) : [...value, specialisation]);

  return (
    <div
      // When the focus moves from one checkbox to another, it hasn't left the field.
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) blur();
      }}
    >
      <ChoiceGroup
        id={id}
        legend="Специализации"
        hint={`До ${MAX_SPECIALISATIONS}, выбрано ${value.length}`}
        error={error}
        className="rounded-control border border-edge"
      >
        <div className="border-b border-line p-2">
          <SearchBox
            size="small"
            label="Найти специализацию"
            placeholder="Найти в&nbsp;списке"
            value={filter}
            onChange={setFilter}
            onKeyDown={(event) => {
              // Otherwise Enter in the filter would submit the whole form.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </div>
        <div className="grid max-h-60 grid-cols-2 gap-x-4 overflow-y-auto px-3.5 py-2 phone:grid-cols-1">
          {shown.map((one) => {
            const checked = value.includes(one.id);
            return (
              <Checkbox
                key={one.id}
                name={name}
                checked={checked}
                disabled={isFull && !checked}
                onChange={() => toggle(one.id)}
              >
                {one.title}
              </Checkbox>
            );
          })}
          {shown.length === 0 && <p className="py-2 text-small text-ink-3">Ничего не&nbsp;найдено</p>}
        </div>
      </ChoiceGroup>
    </div>
  );
}
