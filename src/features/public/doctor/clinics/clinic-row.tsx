import type { Contact } from '@generated/models/contact';
import type { DoctorClinic } from '@generated/models/doctor-clinic';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { ownName } from '@/domain/clinic/own-name';
import { PhoneButton } from '@/domain/clinic/phone-button';
import { ContactList } from '@/domain/contact/contact-list';
import { hoursText } from '@/domain/place/hours-text';
import { routeUrl } from '@/domain/place/route-url';
import { typeset } from '@/shared/format/typography';
import { Avatar } from '@/shared/ui/avatar';
import { ButtonAnchor } from '@/shared/ui/button-link';
import { Icon } from '@/shared/ui/icon';

interface ClinicRowProps {
  clinic: DoctorClinic;
  /** The filials lie in different cities. */
  withCity: boolean;
  /** What the doctor gave for this filial. */
  contacts: readonly Contact[];
}

/** A filial in which the doctor receives: where, when, how to get there, how to call. */
export function ClinicRow({ clinic, withCity, contacts }: ClinicRowProps) {
  const { title, address, directions, district, city } = clinic;
  const phone = contacts.find(({ kind }) => kind === 'phone')?.value ?? clinic.phone;
  const others = contacts.filter(({ kind, value }) => kind !== 'phone' || value !== phone);

  return (
    <li className="flex items-center gap-4 py-5 phone:flex-wrap phone:gap-3 phone:py-4">
      <Avatar
        id={clinic.id}
        name={ownName(clinic.clinic_title)}
        src={clinic.logo}
        size={48}
        shape="square"
        className="self-start"
      />
      <div className="min-w-0 flex-1">
        <h3 className="font-medium">{typeset(title)}</h3>
        <p className="text-ink-2">
          {typeset([withCity && city, address, directions, district].filter(Boolean).join(', '))}
        </p>
        <p className="text-small text-ink-3">
          {hoursText(clinic.reception.length > 0 ? clinic.reception : clinic.hours)}
        </p>
        <ContactList contacts={others} className="mt-2" />
      </div>
      <div className="flex shrink-0 gap-2 phone:w-full">
        <ButtonAnchor href={routeUrl(clinic)} target="_blank" rel="noreferrer" size="small" className="phone:flex-1">
          <Icon glyph={IconRoute} size={18} />
          Маршрут<span className="sr-only">, {title}, откроется в&nbsp;новой вкладке</span>
        </ButtonAnchor>
        <PhoneButton compact phone={phone} whose={title} className="phone:flex-1" />
      </div>
    </li>
  );
}
