import { useRegisterCompleteDoctor } from '#generated/api/auth-register/auth-register.ts';
import { PersonFields } from '@/domain/person/person-fields';
import type { Flow } from '@/features/auth/register/flow';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import type { Access } from './access';
import { ConsentBox } from './consent-box';
import { FieldGroup, FormPage } from './form-page';
import { PasswordFields } from './password-fields';
import { doctorDefaults, doctorRequest, doctorSchema } from './person-schema';
import { prefilledName } from './prefilled';
import { SpecialisationsField } from './specialisations-field';
import { completing, useComplete } from './use-complete';

/** A doctor's final form: the person, and what they treat. */
export function DoctorForm({ access, ...flow }: Flow & { readonly access: Access }) {
  const { mutateAsync: complete } = useRegisterCompleteDoctor(completing);
  const finish = useComplete(flow, 'doctor');
  const { form, frame } = useSchemaForm({
    schema: doctorSchema(access),
    defaultValues: { ...doctorDefaults, ...prefilledName(flow.member) },
    draft: { name: flow.store.fields, omit: ['consent'] },
    submit: (answers) => finish((presented) => complete({ data: doctorRequest(answers, access, presented) })),
  });

  return (
    <FormPage
      name="Анкета врача"
      title={<>Расскажите о&nbsp;себе</>}
      lead={<>Пациенты увидят имя, специализации и&nbsp;стаж. Остальное остаётся между нами и&nbsp;клиникой.</>}
      frame={frame}
      access={access}
      flow={flow}
    >
      <FieldGroup>
        <PersonFields phoneHint="Для связи с&nbsp;вами, пациенты его не&nbsp;видят" />
      </FieldGroup>
      <FieldGroup>
        <div className="col-span-full">
          <form.AppField name="specialisations">{() => <SpecialisationsField />}</form.AppField>
        </div>
        <form.AppField name="experience_since">
          {(field) => (
            <field.TextField label="Год начала практики" inputMode="numeric" maxLength={4} hint="Стаж посчитаем сами" />
          )}
        </form.AppField>
      </FieldGroup>
      <PasswordFields access={access} />
      <form.AppField name="consent">{() => <ConsentBox cabinet="doctor" />}</form.AppField>
    </FormPage>
  );
}
