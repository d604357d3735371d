import { useRegisterCompletePatient } from '#generated/api/auth-register/auth-register.ts';
import { useCountryList } from '#generated/api/public-reference/public-reference.ts';
import { PatientIdentityFields, PersonFields } from '@/domain/person/person-fields';
import { dataOf } from '@/shared/api/load';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { useWrite } from '@/shared/write/use-write';
import { ConsentBox, PasswordFields } from './final-fields';
import { FieldGroup, FormPage } from './form-page';
import { type AccountMode, patientDefaults, patientRequest, patientSchema, initialName } from './form-schemas';
import type { RegistrationProps } from './registration-store';
import { useComplete } from './use-complete';

/** A patient's final form (docs/rules.md §3, person). */
export function PatientForm({ accountMode, ...props }: RegistrationProps & { readonly accountMode: AccountMode }) {
  const complete = useWrite(useRegisterCompletePatient());
  const countries = useCountryList({ query: { select: dataOf } });
  const finish = useComplete(props, 'user');
  const { form, frame } = useSchemaForm({
    schema: patientSchema(accountMode),
    defaultValues: { ...patientDefaults, ...initialName(props.member) },
    draft: { name: props.store.fields, omit: ['consent'] },
    submit: (answers) => finish((proof) => complete.ask({ data: patientRequest(answers, accountMode, proof) })),
  });

  return (
    <FormPage
      name="Анкета пациента"
      title={<>Расскажите о&nbsp;себе</>}
      lead="Эти данные нужны клинике, чтобы оформить приём."
      frame={frame}
      accountMode={accountMode}
      registrationProps={props}
    >
      <FieldGroup>
        <PersonFields
          phoneHint="Пришлём напоминание о&nbsp;визите"
          identity={<PatientIdentityFields countries={countries} />}
        />
      </FieldGroup>
      <PasswordFields accountMode={accountMode} />
      <form.AppField name="consent">{() => <ConsentBox cabinet="user" />}</form.AppField>
    </FormPage>
  );
}
