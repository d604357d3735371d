import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFileUpload } from '#generated/api/files/files.ts';
import {
  getPatientProfileQueryOptions,
  usePatientAvatarUpdate,
  usePatientProfileSuspense,
  usePatientProfileUpdate,
} from '#generated/api/patient-profile/patient-profile.ts';
import type { PersonProfile } from '#generated/models/person-profile.ts';
import { ifMatch, type Versioned } from '@/shared/api/version';
import { FormFrame } from '@/shared/form/form-frame';
import { OthersNote } from '@/shared/form/others-note';
import { SaveBar } from '@/shared/form/save-bar';
import { UnsavedGuard } from '@/shared/form/unsaved-guard';
import { type EditionProps, useEditions } from '@/shared/form/use-editions';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { useVersioned } from '@/shared/form/use-versioned';
import { PhotoCard } from '@/shared/photo/photo-card';
import type { PhotoStore } from '@/shared/photo/use-save-photo';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { PageHeading } from '@/shared/ui/page-heading';
import { useWrite } from '@/shared/write/use-write';
import { ConsentsCard } from './consents-card';
import { ContactFields, IdentityFields } from './personal-fields';
import { profileDraft } from './profile-draft';
import { profileSchema, profileValues, fieldNames } from './profile-fields';
import { LostIinNote, MissingNote } from './profile-notes';

/** The patient's data, contacts and consents (docs/rules.md §2, patientProfile). */
export function ProfileScreen() {
  const { data: read } = usePatientProfileSuspense();
  const { number, props } = useEditions(read);

  return (
    <>
      <PageHeading className="page-inset text-page" />
      <p className="mt-1 text-ink-2">Клиника, в&nbsp;которую вы&nbsp;записались, оформит приём по&nbsp;этим данным.</p>
      <ProfileForm key={number} profile={read.data} {...props} />
    </>
  );
}

interface ProfileFormProps extends EditionProps<Versioned<PersonProfile>> {
  /** The saved profile, whose name and photo are shown. */
  readonly profile: PersonProfile;
}

/**
 * Form of the profile. All fields can be edited at once, and a bar at the bottom lists the unsaved
 * ones.
 */
function ProfileForm({ profile, start, ended, onSaved, onReset }: ProfileFormProps) {
  const update = useWrite(usePatientProfileUpdate(), { done: 'Данные сохранены' });
  const photo = usePatientPhoto();
  const client = useQueryClient();
  const edited = useVersioned({
    start,
    valuesOf: ({ data }: Versioned<PersonProfile>) => profileValues(data),
    read: () => client.query({ ...getPatientProfileQueryOptions(), staleTime: 0, meta: { silent: true } }),
  });
  const { initial } = edited;
  const known = edited.saved.data;
  const [draft] = useState(() => profileDraft(initial));
  const { frame } = useSchemaForm({
    schema: profileSchema,
    defaultValues: initial,
    draft: { name: draft },
    submit: (data) => update.ask({ data, headers: ifMatch(edited.began()) }),
    onSent: onSaved,
    mend: edited.mend,
  });

  return (
    <FormFrame
      {...frame}
      initial={initial}
      guard={UnsavedGuard}
      failure="Не&nbsp;получилось сохранить"
      className="mt-6 flex flex-col gap-6 phone:mt-4 phone:gap-3"
    >
      <OthersNote others={edited.others} names={fieldNames} />
      {draft.iinLost && <LostIinNote saved={initial.iin} />}
      <MissingNote profile={known} />
      <div className="columns-cabinet-aside">
        <div className="flex flex-col gap-6 phone:gap-3">
          <PhotoCard profile={profile} store={photo} />
          <IdentityFields profile={known} />
          <ContactFields profile={known} current={profile} />
        </div>
        <div className="flex flex-col gap-6 phone:gap-3">
          <FamilyCard />
          <PasswordCard />
          <ConsentsCard />
        </div>
      </div>
      <SaveBar edited={edited} names={fieldNames} ended={ended} forget={frame.forget} onReset={onReset} />
    </FormFrame>
  );
}

function usePatientPhoto(): PhotoStore {
  const [sending, setSending] = useState(() => new AbortController());
  const request = { signal: sending.signal };
  const upload = useWrite(useFileUpload({ request }));
  const update = useWrite(usePatientAvatarUpdate({ request }));
  return {
    upload: async (file) => (await upload.ask({ data: { files: [file] } })).data[0]?.id ?? null,
    set: (fileId) => update.ask({ data: { file_id: fileId } }),
    stop: () => {
      sending.abort();
      setSending(new AbortController());
    },
  };
}

function FamilyCard() {
  return (
    <Card aria-labelledby="profile-family">
      <h2 id="profile-family" className="text-h3">
        Семья
      </h2>
      <p className="mt-1 text-small text-ink-2">Данные детей и&nbsp;других близких, которых вы&nbsp;записываете.</p>
      <ButtonLink to="/fo/patient/family" size="small" className="mt-3">
        Открыть семью
      </ButtonLink>
    </Card>
  );
}

/** The password is separate from the form, because it belongs to the account. */
function PasswordCard() {
  return (
    <Card aria-labelledby="profile-password">
      <h2 id="profile-password" className="text-h3">
        Пароль
      </h2>
      <p className="mt-1 text-small text-ink-2">
        После смены на&nbsp;других устройствах вы&nbsp;выйдете из&nbsp;аккаунта.
      </p>
      <p className="mt-3 text-small">
        <Link to="/auth/account" className="link font-medium">
          Сменить пароль
        </Link>
      </p>
    </Card>
  );
}
