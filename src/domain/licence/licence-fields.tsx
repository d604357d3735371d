import { useTypedAppFormContext } from '@/shared/form/app-form';
import type { licenceValues } from './licence-form';

/** Empty values, used only for their type in `useTypedAppFormContext`. */
const defaultValues = {} as { licence: ReturnType<typeof licenceValues> };

/** Fields for the number and date of a licence or certificate. They are a part of a larger form. */
export function LicenceFields({ legend }: { readonly legend: string }) {
  const form = useTypedAppFormContext({ defaultValues });
  return (
    <fieldset className="col-span-full">
      <legend className="font-medium">{legend}</legend>
      <p className="mt-1 text-small text-ink-2">Видят пациенты. После изменения мы&nbsp;сверим с&nbsp;реестром.</p>
      <div className="mt-3 grid grid-cols-2 gap-x-4 gap-y-5 phone:grid-cols-1">
        <form.AppField name="licence.number">
          {(field) => <field.TextField label="Номер" optional autoComplete="off" />}
        </form.AppField>
        <form.AppField name="licence.issued_on">
          {(field) => <field.DateField label="Дата выдачи" optional />}
        </form.AppField>
      </div>
    </fieldset>
  );
}
