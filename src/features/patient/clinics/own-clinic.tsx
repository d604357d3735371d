import type { PatientClinic } from '@generated/models/patient-clinic';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { ownName } from '@/domain/clinic/own-name';
import { PhoneButton } from '@/domain/clinic/phone-button';
import { HeartButton } from '@/shared/favourites/heart-button';
import { visitsCount } from '@/shared/format/counts';
import { calendarDay } from '@/shared/format/date';
import { shortName } from '@/shared/format/name';
import { typeset } from '@/shared/format/typography';
import { Avatar } from '@/shared/ui/avatar';
import { ButtonLink } from '@/shared/ui/button-link';
import { Card } from '@/shared/ui/card';

/** A clinic of one's own: how often and when one was there, whom one saw, and how to go there again. */
export function OwnClinic({ record }: { record: PatientClinic }) {
  const { clinic } = record;
  const params = { slug: clinic.slug };
  return (
    <Card as="li">
      <div className="flex items-start gap-4 phone:gap-3">
        <Avatar
          id={clinic.id}
          name={ownName(clinic.title)}
          src={clinic.logo}
          size={72}
          shape="square"
          className="phone:size-14"
        />
        <div className="min-w-0 grow">
          <h3 className="text-title wrap-break-word">
            <Link to="/clinic/$slug" params={params} className="rounded-badge transition-colors hover:text-teal">
              {typeset(clinic.title)}
            </Link>
          </h3>
          <p className="text-small text-ink-2">
            {clinic.filial.title}. {typeset(`${clinic.filial.city}, ${clinic.filial.address}`)}
          </p>
        </div>
        <HeartButton clinic={clinic} className="-mt-2 -mr-2" />
      </div>
      {record.last_visit_at !== null && (
        <p className="mt-4">
          {visitsCount(record.visits_count)}
          <span className="text-ink-3">, последний {calendarDay(record.last_visit_at)}</span>
        </p>
      )}
      {record.doctors.length > 0 && (
        <p className="text-small text-ink-2">
          {record.doctors.map((doctor, index) => (
            <Fragment key={doctor.id}>
              {index > 0 && ', '}
              <Link to="/doctor/$slug" params={{ slug: doctor.slug }} className="link whitespace-nowrap">
                {shortName(doctor)}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {clinic.doctors_count > 0 && (
          <ButtonLink size="small" to="/clinic/$slug" params={params} hash="doctors" className="phone:grow">
            Выбрать врача<span className="sr-only">: {clinic.title}</span>
          </ButtonLink>
        )}
        <PhoneButton compact phone={clinic.filial.phone} whose={clinic.title} className="phone:grow" />
      </div>
    </Card>
  );
}
