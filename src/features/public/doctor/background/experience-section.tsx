import { useDoctorWorkExperience } from '#generated/api/public-doctors/public-doctors.ts';
import { Section } from '@/features/public/doctor/sections/section';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Timeline } from './timeline';
import { yearsText } from './years-text';

export function ExperienceSection({ slug }: { slug: string }) {
  const experience = useDoctorWorkExperience(slug, shownBySection);
  return (
    <Section id="experience">
      <SectionQuery query={experience}>
        {({ data }) => (
          <Timeline
            entries={data.map(({ id, position, organisation, city, year_from: from, year_to: to }) => ({
              id,
              years: yearsText(from, to),
              title: position,
              place: [organisation, city].filter(Boolean).join(', '),
            }))}
          />
        )}
      </SectionQuery>
    </Section>
  );
}
