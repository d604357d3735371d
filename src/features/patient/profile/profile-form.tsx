import { useRef, useState } from 'react';
import { usePatientProfileUpdate } from '#generated/api/patient-profile/patient-profile.ts';
import type { PersonProfile } from '#generated/models/person-profile.ts';
import { FormFrame } from '@/shared/form/form-frame';
import { SaveBar } from '@/shared/form/save-bar';
import { UnsavedGuard } from '@/shared/form/unsaved-guard';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { notify } from '@/shared/notify';
import { ConsentsCard } from './consents/consents-card';
import { ContactFields } from './contact-fields';
import { FamilyCard } from './family-card';
import { IdentityFields } from './identity-fields';
import { LostIinNote } from './lost-iin-note';
import { MissingNote } from './missing-note';
import { PasswordCard } from './password-card';
import { PhotoCard } from './photo/photo-card';
import { profileDraft } from './profile-draft';
import { profileSchema, profileValues } from './profile-schema';
import { fieldNames } from './profile-words';

interface ProfileFormProps {
  /** As the server has it now: name and photo. */
  readonly profile: PersonProfile;
  /** What the fields begin with, and what they are compared with. */
  readonly start: PersonProfile;
  /** How the form that stood here before ended. */
  readonly ended: 'saved' | 'reset' | undefined;
  readonly onSaved: (saved: PersonProfile) => void;
  readonly onReset: () => void;
}

/** Everything stands open to be changed; a bar at the bottom names what is not saved yet. */
export function ProfileForm({ profile, start, ended, onSaved, onReset }: ProfileFormProps) {
  const { mutateAsync: update } = usePatientProfileUpdate();
  const saved = useRef<PersonProfile>(undefined);
  const initial = profileValues(start);
  const [draft] = useState(() => profileDraft(initial));
  const { form, frame } = useSchemaForm({
    schema: profileSchema,
    defaultValues: initial,
    draft: { name: draft },
    submit: async (request) => {
      saved.current = (await update({ data: request })).data;
    },
  });

  const send = async (): Promise<void> => {
    await frame.send();
    if (saved.current === undefined) return;
    notify.success('Данные сохранены');
    onSaved(saved.current);
  };

  return (
    <FormFrame
      {...frame}
      send={send}
      guard={UnsavedGuard}
      failure="Не&nbsp;получилось сохранить"
      className="mt-6 flex flex-col gap-6 phone:mt-4 phone:gap-3"
    >
      {draft.iinLost && <LostIinNote saved={initial.iin} />}
      <MissingNote profile={start} />
      <div className="columns-cabinet-aside">
        <div className="flex flex-col gap-6 phone:gap-3">
          <PhotoCard profile={profile} />
          <IdentityFields profile={start} />
          <ContactFields profile={start} />
        </div>
        <div className="flex flex-col gap-6 phone:gap-3">
          <FamilyCard />
          <PasswordCard />
          <ConsentsCard />
        </div>
      </div>
      <SaveBar
        initial={frame.initial}
        names={fieldNames}
        ended={ended}
        onReset={() => {
          // Both, so that what is thrown away doesn't come back as a draft: neither the one that is written nor the one that waits to be.
          form.reset(initial, { keepDefaultValues: true });
          draft.drop();
          onReset();
        }}
      />
    </FormFrame>
  );
}
