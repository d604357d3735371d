import { Link } from '@tanstack/react-router';
import type { DoctorProfile } from '#generated/models/doctor-profile.ts';
import { ReadinessState } from '@/features/readiness/readiness-note';
import { useReadiness } from '@/features/readiness/use-readiness';
import { Card } from '@/shared/ui/card';

/** For each missing part: its title, and the anchor of the section where it can be added. */
const MISSING: Partial<Record<string, { readonly title: string; readonly hash: string }>> = {
  avatar: { title: 'фото', hash: 'profile-name' },
  description: { title: 'рассказ о\u00A0себе', hash: 'description' },
  work_experience: { title: 'опыт работы', hash: 'work' },
  education: { title: 'образование', hash: 'education' },
  parameters: { title: 'особенности приёма', hash: 'parameters' },
};

/** Says whether patients can book, and lists the missing parts of the profile. */
export function ProfileStatus({ profile }: { readonly profile: DoctorProfile }) {
  const { completeness_percent: percent, missing } = profile;
  return (
    <Card aria-label="Состояние анкеты">
      <ReadinessState readiness={useReadiness('doctor')} />
      <p className="mt-3">
        Заполнено на&nbsp;<strong className="font-semibold">{percent}&nbsp;%</strong>
        {missing.length > 0 && '. Не\u00A0хватает: '}
        {missing.map((part, index) => (
          <span key={part}>
            {index > 0 && ', '}
            <MissingPart part={part} />
          </span>
        ))}
      </p>
      <progress
        value={percent}
        max={100}
        aria-label="Заполнено"
        className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken forced-color-adjust-none forced-colors:border [&::-moz-progress-bar]:bg-teal [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-teal"
      />
      {/* Link to the preview, for screens on which the preview is below all sections. */}
      <p className="mt-3 wide:hidden">
        <Link to="." hash="preview" activeOptions={{ includeHash: true }} className="link">
          Как вас видят пациенты
        </Link>
      </p>
    </Card>
  );
}

function MissingPart({ part }: { readonly part: string }) {
  const known = MISSING[part];
  if (known === undefined) return <>ещё одна часть</>;
  return (
    <Link to="." hash={known.hash} activeOptions={{ includeHash: true }} className="link">
      {known.title}
    </Link>
  );
}
