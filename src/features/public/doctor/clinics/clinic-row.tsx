import { Link } from '@tanstack/react-router';
import type { Contact } from '#generated/models/contact.ts';
import type { DoctorClinic } from '#generated/models/doctor-clinic.ts';
import { ContactList } from '@/domain/place/contact-list';
import { ownName } from '@/domain/place/place-names';
import { PlaceRow } from '@/domain/place/place-row';
import { WeekHours } from '@/domain/place/week-hours';
import { typeset } from '@/shared/format/typography';
import { Avatar } from '@/shared/ui/avatar';

interface ClinicRowProps {
  clinic: DoctorClinic;
  /** The filials lie in different cities. */
  withCity: boolean;
  /** What the doctor gave for this filial. */
  contacts: readonly Contact[];
}

/** A filial in which the doctor receives: where, when, how to get there, how to call. */
export function ClinicRow({ clinic, withCity, contacts }: ClinicRowProps) {
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
