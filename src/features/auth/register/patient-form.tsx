import { useRegisterCompletePatient } from '#generated/api/auth-register/auth-register.ts';
import { useCountryList } from '#generated/api/public-reference/public-reference.ts';
import { PatientIdentityFields, PersonFields } from '@/domain/person/person-fields';
import { dataOf } from '@/shared/api/load';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { useWrite } from '@/shared/write/use-write';
import { ConsentBox, PasswordFields, FieldGroup, FormPage } from './form-page';
import { patientDefaults, patientRequest, patientSchema, initialName } from './form-schemas';
import { useAccountMode, useRegistration, useComplete } from './use-registration';

/** Last form for patients (docs/rules.md §3, person). */
export function PatientForm() {
  const { member, store } = useRegistration();
  const accountMode = useAccountMode();
  const complete = useWrite(useRegisterCompletePatient());
  const countries = useCountryList({ query: { select: dataOf } });
  const finish = useComplete('user');
  const { form, frame } = useSchemaForm({
    schema: patientSchema(accountMode),
    defaultValues: { ...patientDefaults, ...initialName(member) },
    draft: { name: store.fields, omit: ['consent'] },
    submit: (answers) => finish((proof) => complete.ask({ data: patientRequest(answers, accountMode, proof) })),
  });

  return (
    <FormPage
      name="Анкета пациента"
      title={<>Расскажите о&nbsp;себе</>}
      lead="Эти данные нужны клинике, чтобы оформить приём."
      frame={frame}
    >
      <FieldGroup>
        <PersonFields
          phoneHint="Пришлём напоминание о&nbsp;визите"
          identity={<PatientIdentityFields countries={countries} />}
        />
      </FieldGroup>
      <PasswordFields />
      <form.AppField name="consent">{() => <ConsentBox cabinet="user" />}</form.AppField>
    </FormPage>
  );
}
