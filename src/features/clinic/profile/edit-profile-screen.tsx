import { useQueryClient } from '@tanstack/react-query';
import {
  getClinicProfileQueryOptions,
  useClinicProfileSuspense,
  useClinicProfileUpdate,
} from '#generated/api/clinic-profile/clinic-profile.ts';
import type { ClinicProfile } from '#generated/models/clinic-profile.ts';
import { ParameterFields } from '@/features/clinic/filial/filial-fields';
import { PhotosCard } from '@/features/clinic/filial/photos-card';
import { ifMatch, type Versioned } from '@/shared/api/version';
import { FormFrame } from '@/shared/form/form-frame';
import { OthersNote } from '@/shared/form/others-note';
import { SaveBar } from '@/shared/form/save-bar';
import { UnsavedGuard } from '@/shared/form/unsaved-guard';
import { type EditionProps, useEditions } from '@/shared/form/use-editions';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { useVersioned } from '@/shared/form/use-versioned';
import { SectionBoundary } from '@/shared/section/section-boundary';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { PageHeading } from '@/shared/ui/page-heading';
import { useWrite } from '@/shared/write/use-write';
import { ClinicMainFields, ContactFields, LegalFields, RuleFields } from './clinic-fields';
import { LogoCard } from './logo-card';
import { clinicFieldNames, clinicRequest, clinicSchema, clinicValues } from './profile-schema';

/** Form for the clinic's profile (docs/rules.md §2). */
export function EditClinicProfileScreen() {
  const query = useClinicProfileSuspense();
  return (
    <>
      <BackLink to="/fo/clinic/profile">Профиль клиники</BackLink>
      <PageHeading className="page-inset mt-2 text-h2" />
      <SectionBoundary query={query} what="профиль клиники">
        <ClinicEditions read={query.data} />
      </SectionBoundary>
    </>
  );
}

function ClinicEditions({ read }: { read: Versioned<ClinicProfile> }) {
  const { number, props } = useEditions(read);
  return <ClinicForm key={number} clinic={read.data} {...props} />;
}

interface ClinicFormProps extends EditionProps<Versioned<ClinicProfile>> {
  readonly clinic: ClinicProfile;
}

function ClinicForm({ clinic, start, ended, onSaved, onReset }: ClinicFormProps) {
  const update = useWrite(useClinicProfileUpdate(), { done: 'Данные сохранены' });
  const client = useQueryClient();
  const edited = useVersioned({
    start,
    valuesOf: ({ data }: Versioned<ClinicProfile>) => clinicValues(data),
    read: () => client.query({ ...getClinicProfileQueryOptions(), staleTime: 0, meta: { silent: true } }),
  });
  const { initial } = edited;
  const { form, frame } = useSchemaForm({
    schema: clinicSchema,
    defaultValues: initial,
    draft: { name: 'clinic-profile' },
    submit: (output) => update.ask({ data: clinicRequest(output), headers: ifMatch(edited.began()) }),
    parts: ['contacts', 'settings'],
    onSent: onSaved,
    mend: edited.mend,
  });
  return (
    <FormFrame
      {...frame}
      initial={initial}
      guard={UnsavedGuard}
      failure="Не&nbsp;получилось сохранить"
      className="mt-5 flex flex-col gap-5 phone:mt-3 phone:gap-3"
    >
      <OthersNote others={edited.others} names={clinicFieldNames} />
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
      <SaveBar edited={edited} names={clinicFieldNames} ended={ended} forget={frame.forget} onReset={onReset} />
    </FormFrame>
  );
}
