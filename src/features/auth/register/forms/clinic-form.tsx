import { useRegisterCompleteClinic } from '#generated/api/auth-register/auth-register.ts';
import { NameFields, PhoneField } from '@/domain/person/person-fields';
import type { Flow } from '@/features/auth/register/flow';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import type { Access } from './access';
import { ClinicFields, LegalFields } from './clinic-fields';
import { clinicDefaults, clinicRequest, clinicSchema } from './clinic-schema';
import { ConsentBox } from './consent-box';
import { FieldGroup, FormPage } from './form-page';
import { PasswordFields } from './password-fields';
import { prefilledName } from './prefilled';
import { completing, useComplete } from './use-complete';

/** A clinic's final form (docs/rules.md §3, clinic), and who runs the cabinet. */
export function ClinicForm({ access, ...flow }: Flow & { readonly access: Access }) {
  const { mutateAsync: complete } = useRegisterCompleteClinic(completing);
  const finish = useComplete(flow, 'clinic');
  const { form, frame } = useSchemaForm({
    schema: clinicSchema(access),
    defaultValues: { ...clinicDefaults, ...prefilledName(flow.member) },
    draft: { name: flow.store.fields, omit: ['consent'] },
    submit: (answers) => finish((presented) => complete({ data: clinicRequest(answers, access, presented) })),
  });

  return (
    <FormPage
      name="Анкета клиники"
      title={<>Расскажите о&nbsp;клинике</>}
      lead="Название увидят пациенты, остальное нужно для договора."
      frame={frame}
      access={access}
      flow={flow}
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
      <PasswordFields access={access} />
      <form.AppField name="consent">{() => <ConsentBox cabinet="clinic" />}</form.AppField>
    </FormPage>
  );
}
