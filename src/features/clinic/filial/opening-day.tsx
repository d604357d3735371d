import * as v from 'valibot';
import { useClinicFilialStateUpdate } from '#generated/api/clinic-filials/clinic-filials.ts';
import type { FilialProfile } from '#generated/models/filial-profile.ts';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { DayField } from '@/shared/form/moment-fields';
import { date } from '@/shared/form/rules/moment';
import { orNull } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { useWrite } from '@/shared/write/use-write';

const schema = v.object({ opens_on: orNull(date()) });

/**
 * Planned opening day of a draft. It is a note for the clinic's staff and doesn't open the filial.
 */
export function OpeningDay({ filial: { id, opens_on } }: { readonly filial: FilialProfile }) {
  const move = useWrite(useClinicFilialStateUpdate(), { done: 'День открытия сохранён' });
  const { form, frame } = useSchemaForm({
    schema,
    defaultValues: { opens_on: opens_on ?? '' },
    draft: { name: `filial-opening-${id}` },
    submit: (data) => move.ask({ id, data: { state: 'draft', ...data } }),
  });
  return (
    <FormFrame
      {...frame}
      summary={false}
      failure="Не&nbsp;получилось сохранить день"
      className="mt-4 flex flex-col items-start gap-3"
    >
      <form.AppField name="opens_on">
        {() => <DayField label="День открытия" optional className="w-56 max-w-full" />}
      </form.AppField>
      <SubmitButton variant="secondary" busy="Сохраняем">
        Сохранить день
      </SubmitButton>
    </FormFrame>
  );
}
