import {
  useDoctorEducation,
  useDoctorQualification,
  useDoctorWorkExperience,
} from '#generated/api/public-doctors/public-doctors.ts';
import { typeset } from '@/shared/format/typography';
import { SectionCard } from '@/shared/section/section-card';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { DOCTOR_SECTIONS } from './doctor-sections';
import { yearsText } from './doctor-text';

export function EducationSection({ slug }: { slug: string }) {
  const education = useDoctorEducation(slug, shownBySection);
  return (
    <SectionCard id="education" heading={DOCTOR_SECTIONS.education.heading}>
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
    </SectionCard>
  );
}

export function ExperienceSection({ slug }: { slug: string }) {
  const experience = useDoctorWorkExperience(slug, shownBySection);
  return (
    <SectionCard id="experience" heading={DOCTOR_SECTIONS.experience.heading}>
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
    </SectionCard>
  );
}

/** Section with the doctor's categories, degrees and certificates. */
export function QualificationSection({ slug }: { slug: string }) {
  const qualification = useDoctorQualification(slug, shownBySection);
  return (
    <SectionCard id="qualification" heading={DOCTOR_SECTIONS.qualification.heading}>
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
    </SectionCard>
  );
}

interface TimelineEntry {
  readonly id: number;
  /** Period: «2012–2014», «с 2019»; empty if unknown. */
  readonly years: string;
  readonly title: string;
  /** Institution and city. */
  readonly place: string;
}

/** List of entries by date, newest first. */
function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ul className="-my-3 divide-y divide-line">
      {entries.map(({ id, years, title, place }) => (
        <li key={id} className="grid grid-cols-[--spacing(38)_minmax(0,1fr)] py-3 phone:grid-cols-1">
          <p className="text-ink-3 phone:text-small">{years}</p>
          <div className="col-start-2 min-w-0 phone:col-start-1">
            <p>{typeset(title)}</p>
            {place !== '' && <p className="text-small text-ink-3">{typeset(place)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
