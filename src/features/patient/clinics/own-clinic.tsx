import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { PatientClinic } from '#generated/models/patient-clinic.ts';
import { ClinicEntry } from '@/domain/clinic/clinic-entry';
import { nameBeyond } from '@/domain/place/place-names';
import { visitsCount } from '@/shared/format/counts';
import { calendarDay } from '@/shared/format/date';
import { shortName } from '@/shared/format/name';
import { typeset } from '@/shared/format/typography';
import { Card } from '@/shared/ui/card';

/** A clinic of one's own: how often and when one was there, whom one saw, and how to go there again. */
export function OwnClinic({ record }: { record: PatientClinic }) {
  const { clinic } = record;
  const { filial } = clinic;
  return (
    <Card as="li">
      <ClinicEntry
        clinic={clinic}
        phone={filial.phone}
        level={3}
        lines={
          <p className="text-small text-ink-2">
            {typeset(
              [nameBeyond(filial.title, clinic.title), `${filial.city}, ${filial.address}`].filter(Boolean).join('. '),
            )}
          </p>
        }
      >
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
                <Link to="/doctor/$slug" params={{ slug: doctor.slug }} className="link inline-block">
                  {shortName(doctor)}
                </Link>
              </Fragment>
            ))}
          </p>
        )}
      </ClinicEntry>
    </Card>
  );
}
