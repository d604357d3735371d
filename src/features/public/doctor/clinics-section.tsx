import { Link } from '@tanstack/react-router';
import { useDoctorClinics, useDoctorContacts } from '#generated/api/public-doctors/public-doctors.ts';
import type { Contact } from '#generated/models/contact.ts';
import type { DoctorClinic } from '#generated/models/doctor-clinic.ts';
import { ContactList } from '@/domain/place/contact-list';
import { ownName } from '@/domain/place/place-names';
import { PlaceRow } from '@/domain/place/place-row';
import { WeekHours } from '@/domain/place/week-hours';
import { typeset } from '@/shared/format/typography';
import { SectionCard } from '@/shared/section/section-card';
import { SectionError, SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Avatar } from '@/shared/ui/avatar';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { DOCTOR_SECTIONS } from './doctor-sections';

/**
 * The doctor's filials with contacts. If the contacts of the doctor can't be loaded, the phone
 * numbers of the filials are shown.
 */
export function ClinicsSection({ slug }: { slug: string }) {
  const clinics = useDoctorClinics(slug, shownBySection);
  const contacts = useDoctorContacts(slug, shownBySection);
  const given = contacts.data?.data ?? [];

  return (
    <SectionCard id="clinics" heading={DOCTOR_SECTIONS.clinics.heading}>
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
      {contacts.data === undefined && contacts.error !== null && (
        <div className="mt-5 border-t border-line pt-5 phone:mt-4 phone:pt-4">
          <SectionError error={contacts.error} busy={contacts.isFetching} onRetry={() => void contacts.refetch()} />
        </div>
      )}
      <ContactList
        contacts={given.filter(({ filial_id }) => filial_id === null)}
        className="mt-5 border-t border-line pt-5 phone:mt-4 phone:pt-4"
      />
    </SectionCard>
  );
}

interface ClinicRowProps {
  clinic: DoctorClinic;
  /** Whether the city is shown, because the filials are in different cities. */
  withCity: boolean;
  /** The doctor's contacts in this filial. */
  contacts: readonly Contact[];
}

function ClinicRow({ clinic, withCity, contacts }: ClinicRowProps) {
  const phone = contacts.find(({ kind }) => kind === 'phone')?.value ?? clinic.phone;
  const others = contacts.filter(({ kind, value }) => kind !== 'phone' || value !== phone);

  return (
    <PlaceRow
      place={clinic}
      phone={phone}
      withCity={withCity}
      title={
        <Link
          to="/clinic/$slug"
          params={{ slug: clinic.clinic_slug }}
          className="rounded-badge transition-colors hover:text-teal"
        >
          {typeset(clinic.title)}
        </Link>
      }
      picture={
        <Avatar
          id={clinic.id}
          name={ownName(clinic.clinic_title)}
          src={clinic.logo}
          size={48}
          shape="square"
          className="self-start"
        />
      }
    >
      <WeekHours hours={clinic.reception.length > 0 ? clinic.reception : clinic.hours} className="mt-1" />
      <ContactList contacts={others} className="mt-2" />
    </PlaceRow>
  );
}
