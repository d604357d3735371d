import { useRegisterCompletePatient } from '#generated/api/auth-register/auth-register.ts';
import { PersonFields } from '@/domain/person/person-fields';
import type { Flow } from '@/features/auth/register/flow';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import type { Access } from './access';
import { ConsentBox } from './consent-box';
import { FieldGroup, FormPage } from './form-page';
import { PasswordFields } from './password-fields';
import { patientRequest, patientSchema, patientDefaults } from './person-schema';
import { prefilledName } from './prefilled';
import { completing, useComplete } from './use-complete';

/** A patient's final form (docs/rules.md §3, person). */
export function PatientForm({ access, ...flow }: Flow & { readonly access: Access }) {
  const { mutateAsync: complete } = useRegisterCompletePatient(completing);
  const finish = useComplete(flow, 'user');
  const { form, frame } = useSchemaForm({
    schema: patientSchema(access),
    defaultValues: { ...patientDefaults, ...prefilledName(flow.member) },
    draft: { name: flow.store.fields, omit: ['consent'] },
    submit: (answers) => finish((presented) => complete({ data: patientRequest(answers, access, presented) })),
  });

  return (
    <FormPage
      name="Анкета пациента"
      title={<>Расскажите о&nbsp;себе</>}
      lead="Эти данные нужны клинике, чтобы оформить приём."
      frame={frame}
      access={access}
      flow={flow}
    >
      <FieldGroup>
        <PersonFields phoneHint="Пришлём напоминание о&nbsp;визите" />
      </FieldGroup>
      <PasswordFields access={access} />
      <form.AppField name="consent">{() => <ConsentBox cabinet="user" />}</form.AppField>
    </FormPage>
  );
}
