import { useDoctorParameters } from '#generated/api/public-doctors/public-doctors.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import { CheckedFacts } from '@/domain/licence/checked-facts';
import { typeset } from '@/shared/format/typography';
import { SectionCard } from '@/shared/section/section-card';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Badge } from '@/shared/ui/badge';
import { Skeleton } from '@/shared/ui/skeleton';
import { DOCTOR_SECTIONS } from './doctor-sections';
import { aboutBadges } from './doctor-text';

export function AboutSection({ doctor }: { doctor: DoctorFull }) {
  const parameters = useDoctorParameters(doctor.slug, shownBySection);
  return (
    <SectionCard id="about" heading={DOCTOR_SECTIONS.about.heading}>
      {doctor.description && (
        <p className="mb-4 max-w-160 whitespace-pre-line phone:mb-3">{typeset(doctor.description)}</p>
      )}
      <SectionQuery query={parameters} skeleton={<Skeleton className="h-6 w-4/5" />}>
        {({ data }) => (
          <ul className="flex flex-wrap gap-2">
            {aboutBadges(doctor, data).map((title) => (
              <li key={title}>
                <Badge>
                  <span className="wrap-anywhere">{title}</span>
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </SectionQuery>
      <CheckedFacts of={doctor} whose="doctor" />
    </SectionCard>
  );
}
