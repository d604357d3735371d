import IconBuildingHospital from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs';
import { Link } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { usePatientClinicListSuspense } from '#generated/api/patient-history/patient-history.ts';
import type { PatientClinic } from '#generated/models/patient-clinic.ts';
import { ClinicEntry } from '@/domain/clinic/clinic-entry';
import { nameBeyond } from '@/domain/place/place-names';
import { dataOf } from '@/shared/api/load';
import { visitsCount } from '@/shared/format/counts';
import { calendarDay } from '@/shared/format/date';
import { shortName } from '@/shared/format/name';
import { typeset } from '@/shared/format/typography';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeading } from '@/shared/ui/page-heading';
import { HistoryTabs } from './history-tabs';

/**
 * Clinics that the patient and the family have visited, then the favourite clinics (docs/rules.md
 * §2, patientClinics).
 */
export function ClinicsScreen() {
  const { data: clinics } = usePatientClinicListSuspense({ query: { select: dataOf } });
  const shown = useShownClinics(clinics);
  const visited = shown.filter(({ visits_count }) => visits_count > 0);
  const favourites = shown.filter(({ visits_count }) => visits_count === 0);

  return (
    <>
      <PageHeading className="page-inset text-page" />
      <HistoryTabs />
      {shown.length === 0 && (
        <Card className="mt-6 phone:mt-4">
          <EmptyState
            icon={IconBuildingHospital}
            title="Клиник пока нет"
            action={
              <ButtonLink variant="primary" to="/search" search={{ category: 'clinics' }}>
                Выбрать клинику
              </ButtonLink>
            }
          >
            Здесь будут клиники, где вы были на&nbsp;приёме, и&nbsp;те, которые вы отметили сердечком.
          </EmptyState>
        </Card>
      )}
      <Clinics title="Где вы были" clinics={visited} />
      <Clinics title="В&nbsp;избранном" clinics={favourites} />
    </>
  );
}

function Clinics({ title, clinics }: { title: string; clinics: readonly PatientClinic[] }) {
  if (clinics.length === 0) return null;
  return (
    <section className="mt-6 phone:mt-5">
      <h2 className="mb-3 text-h3">{title}</h2>
      <ul className="flex flex-col gap-4 phone:gap-3">
        {clinics.map((record) => (
          <OwnClinic key={record.clinic.id} record={record} />
        ))}
      </ul>
    </section>
  );
}

/** A visited clinic: number and dates of the visits, doctors, contacts. */
function OwnClinic({ record }: { record: PatientClinic }) {
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
                <Link
                  to="/doctor/$slug"
                  params={{ slug: doctor.slug }}
                  className="link inline-block max-w-full wrap-break-word"
                >
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

/**
 * Clinics to show. A clinic removed from the favourites stays until the user leaves the page, so
 * that the user can restore it and the list doesn't shift.
 */
function useShownClinics(clinics: readonly PatientClinic[]): readonly PatientClinic[] {
  const [seen, setSeen] = useState(clinics);
  const known = new Set(seen.map(({ clinic }) => clinic.id));
  const fresh = clinics.filter(({ clinic }) => !known.has(clinic.id));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  const current = new Map(clinics.map((record) => [record.clinic.id, record]));
  return seen.map((record) => current.get(record.clinic.id) ?? record);
}
