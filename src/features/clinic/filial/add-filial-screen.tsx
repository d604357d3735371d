import { linkOptions } from '@tanstack/react-router';
import { useClinicFilialCreate } from '#generated/api/clinic-filials/clinic-filials.ts';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { UnsavedGuard } from '@/shared/form/unsaved-guard';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { ButtonLink } from '@/shared/ui/button';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { PageHeading } from '@/shared/ui/page-heading';
import { useWrite } from '@/shared/write/use-write';
import { MainFields, ParameterFields, PaymentCard, PlaceFields } from './filial-fields';
import { filialRequest, filialSchema, newFilial } from './filial-schema';
import { HoursCard } from './hours-card';

/** Adds a filial to the clinic; it is a draft at first (docs/rules.md §2, filialsAddPage). */
export function AddFilialScreen() {
  const create = useWrite(useClinicFilialCreate(), {
    done: 'Филиал добавлен. Теперь врачи и\u00A0цены',
    next: ({ data: { id } }) => linkOptions({ to: '/fo/clinic/filials/$id/profile', params: { id: `${id}` } }),
  });
  const { form, frame } = useSchemaForm({
    schema: filialSchema,
    defaultValues: newFilial,
    draft: { name: 'filial-add' },
    submit: (output) => create.ask({ data: filialRequest(output) }),
  });
  return (
    <>
      <BackLink to="/fo/clinic/filials">Филиалы</BackLink>
      <PageHeading className="page-inset mt-2 text-h2" />
      <p className="page-inset mt-1 text-ink-2">
        Он&nbsp;появится черновиком: пациенты увидят его, когда вы&nbsp;его откроете.
      </p>
      <FormFrame
        {...frame}
        guard={UnsavedGuard}
        failure="Не&nbsp;получилось добавить"
        className="mt-5 flex flex-col gap-5 phone:mt-3 phone:gap-3"
      >
        <div className="grid grid-cols-2 items-start gap-5 phone:gap-3 narrow:grid-cols-1">
          <div className="flex flex-col gap-5 phone:gap-3">
            <MainFields />
            <PlaceFields />
          </div>
          <div className="flex flex-col gap-5 phone:gap-3">
            <HoursCard />
            <form.AppField name="parameter_ids">{() => <ParameterFields />}</form.AppField>
            <PaymentCard />
          </div>
        </div>
        <div className="flex gap-2 phone:flex-col-reverse">
          <SubmitButton busy="Добавляем">Добавить филиал</SubmitButton>
          <ButtonLink to="/fo/clinic/filials" variant="quiet">
            Не&nbsp;добавлять
          </ButtonLink>
        </div>
      </FormFrame>
    </>
  );
}
