import { useState } from 'react';
import { useDoctorAvatarUpdate, useDoctorProfileInfoSuspense } from '#generated/api/doctor-profile/doctor-profile.ts';
import { useFileUpload } from '#generated/api/files/files.ts';
import { dataOf } from '@/shared/api/load';
import { PhotoCard } from '@/shared/photo/photo-card';
import type { PhotoStore } from '@/shared/photo/use-save-photo';
import { SectionBoundary } from '@/shared/section/section-boundary';
import { SectionTabs } from '@/shared/section/section-tabs';
import { PageHeading } from '@/shared/ui/page-heading';
import { useWrite } from '@/shared/write/use-write';
import { EducationSection, WorkSection } from './background-form-sections';
import { CertificatesSection } from './certificates-section';
import { ProfileStatus } from './doctor-profile-status';
import { ParametersSection } from './parameters-section';
import { Preview } from './preview';
import type { DraftChange } from './preview-draft';
import { ContactForm, DescriptionForm, NameForm, QualificationForm } from './profile-forms';
import { ReceptionForm } from './reception-form';
import { SpecialisationsSection } from './specialisations-section';

/** Sections in the order of the page. */
const SECTIONS = {
  name: { tab: 'Имя' },
  specialisations: { tab: 'Специализации' },
  qualification: { tab: 'Категория' },
  reception: { tab: 'Приём' },
  description: { tab: 'О себе' },
  parameters: { tab: 'Особенности' },
  work: { tab: 'Опыт' },
  education: { tab: 'Образование' },
  certificates: { tab: 'Сертификаты' },
  contacts: { tab: 'Контакты' },
} as const;
const SECTION_IDS = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[];

/** The doctor's public data (docs/rules.md §2, doctorProfile). Each section is saved separately. */
export function ProfileScreen() {
  const query = useDoctorProfileInfoSuspense({ query: { select: dataOf } });
  const { data: profile } = query;
  const photo = useDoctorPhoto();
  const [draft, setDraft] = useState<DraftChange>({});
  const type = (change: DraftChange) => setDraft((before) => ({ ...before, ...change }));

  return (
    <>
      <PageHeading className="page-inset text-h2" />
      <div className="mt-4 columns-cabinet-aside">
        <div className="flex min-w-0 flex-col gap-5 phone:gap-3">
          <ProfileStatus profile={profile} />
          <PhotoCard profile={profile} store={photo} />
          <SectionTabs ids={SECTION_IDS} sections={SECTIONS} inCabinet />
          <NameForm onType={type} />
          <SpecialisationsSection links={profile.specialisations} />
          <QualificationForm onType={type} />
          <SectionBoundary query={query} what="раздел «Кого и&nbsp;как принимаете»">
            <ReceptionForm onType={type} />
          </SectionBoundary>
          <DescriptionForm onType={type} />
          <ParametersSection links={profile.parameters} />
          <WorkSection entries={profile.work_experience} />
          <EducationSection entries={profile.education} />
          <CertificatesSection entries={profile.certificates} />
          <SectionBoundary query={query} what="контакты">
            <ContactForm />
          </SectionBoundary>
        </div>
        <Preview profile={profile} draft={draft} />
      </div>
    </>
  );
}

function useDoctorPhoto(): PhotoStore {
  const [sending, setSending] = useState(() => new AbortController());
  const options = { request: { signal: sending.signal } };
  const upload = useWrite(useFileUpload(options));
  const update = useWrite(useDoctorAvatarUpdate(options));
  return {
    upload: async (file) => (await upload.ask({ data: { files: [file] } })).data[0]?.id ?? null,
    set: (fileId) => update.ask({ data: { file_id: fileId } }),
    stop: () => {
      sending.abort();
      setSending(new AbortController());
    },
  };
}
