import { useRegisterCompleteDoctor } from '#generated/api/auth-register/auth-register.ts';
import { PersonFields } from '@/domain/person/person-fields';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { useWrite } from '@/shared/write/use-write';
import { ConsentBox, PasswordFields } from './final-fields';
import { FieldGroup, FormPage } from './form-page';
import { type AccountMode, doctorDefaults, doctorRequest, doctorSchema, initialName } from './form-schemas';
import type { RegistrationProps } from './registration-store';
import { SpecialisationsField } from './specialisations-field';
import { useComplete } from './use-complete';

/** A doctor's final form: the person and their practice. */
export function DoctorForm({ accountMode, ...props }: RegistrationProps & { readonly accountMode: AccountMode }) {
  const complete = useWrite(useRegisterCompleteDoctor());
  const finish = useComplete(props, 'doctor');
  const { form, frame } = useSchemaForm({
    schema: doctorSchema(accountMode),
    defaultValues: { ...doctorDefaults, ...initialName(props.member) },
    draft: { name: props.store.fields, omit: ['consent'] },
    submit: (answers) => finish((proof) => complete.ask({ data: doctorRequest(answers, accountMode, proof) })),
  });

  return (
    <FormPage
      name="Анкета врача"
      title={<>Расскажите о&nbsp;себе</>}
      lead={<>Пациенты увидят имя, специализации и&nbsp;стаж. Остальное остаётся между нами и&nbsp;клиникой.</>}
      frame={frame}
      accountMode={accountMode}
      registrationProps={props}
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
      <PasswordFields accountMode={accountMode} />
      <form.AppField name="consent">{() => <ConsentBox cabinet="doctor" />}</form.AppField>
    </FormPage>
  );
}
