import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useRegisterCompleteClinic } from '#generated/api/auth-register/auth-register.ts';
import { useCityList, useClinicTypeList } from '#generated/api/public-reference/public-reference.ts';
import { NameFields, PhoneField } from '@/domain/person/person-fields';
import { dataOf } from '@/shared/api/load';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { DirectoryField } from '@/shared/form/directory-field';
import { hasCheckDigit } from '@/shared/form/rules/digits';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { Icon } from '@/shared/ui/icon';
import { useWrite } from '@/shared/write/use-write';
import { ConsentBox, PasswordFields, FieldGroup, FormPage } from './form-page';
import { clinicDefaults, clinicRequest, clinicSchema, initialName } from './form-schemas';
import { useAccountMode, useRegistration, useComplete } from './use-registration';

/**
 * Last form for clinics (docs/rules.md §3, clinic), including the person who manages the cabinet.
 */
export function ClinicForm() {
  const { member, store } = useRegistration();
  const accountMode = useAccountMode();
  const complete = useWrite(useRegisterCompleteClinic());
  const finish = useComplete('clinic');
  const { form, frame } = useSchemaForm({
    schema: clinicSchema(accountMode),
    defaultValues: { ...clinicDefaults, ...initialName(member) },
    draft: { name: store.fields, omit: ['consent'] },
    submit: (answers) => finish((proof) => complete.ask({ data: clinicRequest(answers, accountMode, proof) })),
  });

  return (
    <FormPage
      name="Анкета клиники"
      title={<>Расскажите о&nbsp;клинике</>}
      lead="Название увидят пациенты, остальное нужно для договора."
      frame={frame}
    >
      <FieldGroup legend="Клиника">
        <ClinicFields />
      </FieldGroup>
      <FieldGroup legend="Юридические данные">
        <LegalFields />
      </FieldGroup>
      <FieldGroup legend="Кто ведёт кабинет">
        <NameFields />
        <PhoneField hint="Пациенты его не&nbsp;видят" />
      </FieldGroup>
      <PasswordFields />
      <form.AppField name="consent">{() => <ConsentBox cabinet="clinic" />}</form.AppField>
    </FormPage>
  );
}

function ClinicFields() {
  const form = useTypedAppFormContext({ defaultValues: clinicDefaults });
  const types = useClinicTypeList({ query: { select: dataOf } });
  const cities = useCityList({ query: { select: dataOf } });
  return (
    <>
      <div className="col-span-full">
        <form.AppField name="title">
          {(field) => <field.TextField label="Название" autoComplete="organization" />}
        </form.AppField>
      </div>
      <form.AppField name="short_title">
        {(field) => <field.TextField label="Короткое название" optional hint="Как вас называют пациенты" />}
      </form.AppField>
      <form.AppField name="clinic_type_id">{() => <DirectoryField label="Тип" list={types} />}</form.AppField>
      <form.AppField name="city_id">{() => <DirectoryField label="Город" list={cities} />}</form.AppField>
      <form.AppField name="affiliates_count">
        {(field) => (
          <field.TextField
            label="Сколько филиалов"
            inputMode="numeric"
            hint="Вместе с&nbsp;главным, адреса добавите потом"
          />
        )}
      </form.AppField>
      <form.AppField name="work_start_year">
        {(field) => <field.TextField label="Год открытия" inputMode="numeric" />}
      </form.AppField>
    </>
  );
}

function LegalFields() {
  const form = useTypedAppFormContext({ defaultValues: clinicDefaults });
  return (
    <>
      <form.AppField name="bin">
        {(field) => (
          <field.TextField
            label="БИН"
            inputMode="numeric"
            autoComplete="off"
            hint="12&nbsp;цифр из&nbsp;справки о&nbsp;регистрации"
            trailing={hasCheckDigit(field.state.value.trim()) && <Icon icon={IconCheck} className="text-green" />}
          />
        )}
      </form.AppField>
      <form.AppField name="jur_name">
        {(field) => <field.TextField label="Юридическое название" placeholder="ТОО «…»" />}
      </form.AppField>
      <div className="col-span-full">
        <form.AppField name="jur_address">
          {(field) => <field.TextField label="Юридический адрес" autoComplete="street-address" />}
        </form.AppField>
      </div>
    </>
  );
}
