import { useRef, useState } from 'react';
import { useClinicProfileSuspense, useClinicProfileUpdate } from '#generated/api/clinic-profile/clinic-profile.ts';
import type { ClinicProfile } from '#generated/models/clinic-profile.ts';
import { ParameterFields } from '@/features/clinic/filial/filial-fields';
import { PhotosCard } from '@/features/clinic/filial/photos-card';
import { dataOf } from '@/shared/api/load';
import { isProblem, Problem } from '@/shared/api/problem';
import { FormFrame } from '@/shared/form/form-frame';
import { SaveBar } from '@/shared/form/save-bar';
import { UnsavedGuard } from '@/shared/form/unsaved-guard';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { notify } from '@/shared/notify';
import { BackLink } from '@/shared/ui/back-link';
import { ClinicMainFields, ContactFields, LegalFields, RuleFields } from './clinic-fields';
import { LogoCard } from './logo-card';
import { clinicFieldNames, clinicRequest, clinicSchema, clinicValues, formField } from './profile-schema';

/** The form starts over after saving and after a reset. */
interface Edition {
  readonly number: number;
  readonly start: ClinicProfile;
  readonly ended?: 'saved' | 'reset';
}

/** What the clinic says about itself, changed (docs/rules.md §2). */
export function EditClinicProfileScreen() {
  const { data: clinic } = useClinicProfileSuspense({ query: { select: dataOf } });
  const [edition, setEdition] = useState<Edition>({ number: 1, start: clinic });
  const begin = (ended: 'saved' | 'reset', start: ClinicProfile): void =>
    setEdition(({ number }) => ({ number: number + 1, start, ended }));
  return (
    <>
      <BackLink to="/fo/clinic/profile">Профиль клиники</BackLink>
      <h1 className="page-inset mt-2 text-h2">Изменить профиль</h1>
      <ClinicForm
        key={edition.number}
        clinic={clinic}
        start={edition.start}
        ended={edition.ended}
        onSaved={(saved) => begin('saved', saved)}
        onReset={() => begin('reset', edition.start)}
      />
    </>
  );
}

interface ClinicFormProps {
  readonly clinic: ClinicProfile;
  readonly start: ClinicProfile;
  readonly ended: 'saved' | 'reset' | undefined;
  readonly onSaved: (saved: ClinicProfile) => void;
  readonly onReset: () => void;
}

function ClinicForm({ clinic, start, ended, onSaved, onReset }: ClinicFormProps) {
  const { mutateAsync: update } = useClinicProfileUpdate({ mutation: { meta: { silent: true } } });
  const saved = useRef<ClinicProfile>(undefined);
  const initial = clinicValues(start);
  const { form, frame } = useSchemaForm({
    schema: clinicSchema,
    defaultValues: initial,
    submit: async (output) => {
      try {
        saved.current = (await update({ data: clinicRequest(output) })).data;
      } catch (error) {
        throw isProblem(error, 422) ? atFields(error) : error;
      }
    },
  });
  return (
    <FormFrame
      {...frame}
      send={async () => {
        await frame.send();
        if (saved.current === undefined) return;
        notify.success('Данные сохранены');
        onSaved(saved.current);
      }}
      guard={UnsavedGuard}
      failure="Не&nbsp;получилось сохранить"
      className="mt-5 flex flex-col gap-5 phone:mt-3 phone:gap-3"
    >
      <div className="grid grid-cols-2 items-start gap-5 phone:gap-3 narrow:grid-cols-1">
        <div className="flex flex-col gap-5 phone:gap-3">
          <ClinicMainFields />
          <form.AppField name="parameter_ids">{() => <ParameterFields />}</form.AppField>
          <ContactFields />
        </div>
        <div className="flex flex-col gap-5 phone:gap-3">
          <LogoCard clinic={clinic} />
          <PhotosCard filialId={null} photos={clinic.photos} />
          <LegalFields bin={clinic.bin} />
          <RuleFields />
        </div>
      </div>
      <SaveBar
        initial={frame.initial}
        names={clinicFieldNames}
        ended={ended}
        onReset={() => {
          form.reset(initial, { keepDefaultValues: true });
          onReset();
        }}
      />
    </FormFrame>
  );
}

/** The refusal with the names that the form's fields have. */
function atFields(error: Problem): Problem {
  const errors = Object.fromEntries(Object.entries(error.errors).map(([name, texts]) => [formField(name), texts]));
  return new Problem({ kind: error.kind, status: error.status, message: error.message, errors, token: error.token });
}
