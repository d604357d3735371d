import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useCityList, useClinicTypeList } from '#generated/api/public-reference/public-reference.ts';
import { dataOf } from '@/shared/api/load';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { DirectoryField } from '@/shared/form/directory-field';
import { hasCheckDigit } from '@/shared/form/rules/number';
import { Icon } from '@/shared/ui/icon';
import { clinicDefaults } from './clinic-schema';

/** What patients know a clinic by. */
export function ClinicFields() {
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
        {(field) => <field.TextField label="Год открытия" inputMode="numeric" maxLength={4} />}
      </form.AppField>
    </>
  );
}

/** What a contract names. */
export function LegalFields() {
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
