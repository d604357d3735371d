import { useDoctorClinics, useDoctorContacts } from '#generated/api/public-doctors/public-doctors.ts';
import { ContactList } from '@/domain/place/contact-list';
import { Section } from '@/features/public/doctor/sections/section';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { ClinicRow } from './clinic-row';

/** Where the doctor receives, and how to reach them. Without the contacts the clinics' own phones remain. */
export function ClinicsSection({ slug }: { slug: string }) {
  const clinics = useDoctorClinics(slug, shownBySection);
  const contacts = useDoctorContacts(slug, shownBySection);
  const given = contacts.data?.data ?? [];

  return (
    <Section id="clinics">
      <SectionQuery query={clinics} skeleton={<RowsSkeleton rows={2} />}>
        {({ data }) => (
          <ul className="-my-5 divide-y divide-line phone:-my-4">
            {data.map((clinic) => (
              <ClinicRow
                key={clinic.id}
                clinic={clinic}
                withCity={new Set(data.map(({ city }) => city)).size > 1}
                contacts={given.filter(({ filial_id }) => filial_id === clinic.id)}
              />
            ))}
          </ul>
        )}
      </SectionQuery>
      <ContactList
        contacts={given.filter(({ filial_id }) => filial_id === null)}
        className="mt-5 border-t border-line pt-5 phone:mt-4 phone:pt-4"
      />
    </Section>
  );
}
