import { useState } from 'react';
import { usePatientProfileSuspense } from '#generated/api/patient-profile/patient-profile.ts';
import type { PersonProfile } from '#generated/models/person-profile.ts';
import { dataOf } from '@/shared/api/load';
import { ProfileForm } from './profile-form';

/** Each time the form begins anew: with what was saved, or with what was there before. */
interface Edition {
  readonly number: number;
  readonly start: PersonProfile;
  readonly ended?: 'saved' | 'reset';
}

/** Who the patient is, how to reach them and what they agreed to (docs/rules.md §2, patientProfile). */
export function ProfileScreen() {
  const { data: profile } = usePatientProfileSuspense({ query: { select: dataOf } });
  const [edition, setEdition] = useState<Edition>({ number: 1, start: profile });
  const begin = (ended: 'saved' | 'reset', start: PersonProfile): void =>
    setEdition(({ number }) => ({ number: number + 1, start, ended }));

  return (
    <>
      <h1 className="page-inset text-page">Профиль</h1>
      <p className="mt-1 text-ink-2">Клиника, в&nbsp;которую вы&nbsp;записались, оформит приём по&nbsp;этим данным.</p>
      <ProfileForm
        key={edition.number}
        profile={profile}
        start={edition.start}
        ended={edition.ended}
        onSaved={(saved) => begin('saved', saved)}
        onReset={() => begin('reset', edition.start)}
      />
    </>
  );
}
