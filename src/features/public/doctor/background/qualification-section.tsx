import { useDoctorQualification } from '#generated/api/public-doctors/public-doctors.ts';
import { Section } from '@/features/public/doctor/sections/section';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { Timeline } from './timeline';
import { yearsText } from './years-text';

/** Categories, degrees and certificates. */
export function QualificationSection({ slug }: { slug: string }) {
  const qualification = useDoctorQualification(slug, shownBySection);
  return (
    <Section id="qualification">
      <SectionQuery query={qualification} skeleton={<RowsSkeleton rows={1} />}>
        {({ data }) => (
          <Timeline
            entries={data.map(({ id, title, issued_by: issuer, year }) => ({
              id,
              years: yearsText(year, year),
              title,
              place: issuer ?? '',
            }))}
          />
        )}
      </SectionQuery>
    </Section>
  );
}
