import { useDoctorEducation } from '#generated/api/public-doctors/public-doctors.ts';
import { Section } from '@/features/public/doctor/sections/section';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Timeline } from './timeline';
import { yearsText } from './years-text';

export function EducationSection({ slug }: { slug: string }) {
  const education = useDoctorEducation(slug, shownBySection);
  return (
    <Section id="education">
      <SectionQuery query={education}>
        {({ data }) => (
          <Timeline
            entries={data.map(({ id, title, institution, city, year_from: from, year_to: to }) => ({
              id,
              years: yearsText(from, to),
              title,
              place: [institution, city].filter(Boolean).join(', '),
            }))}
          />
        )}
      </SectionQuery>
    </Section>
  );
}
