import IconBuildingHospital from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs';
import { usePatientClinicListSuspense } from '#generated/api/patient-history/patient-history.ts';
import type { PatientClinic } from '#generated/models/patient-clinic.ts';
import { HistoryTabs } from '@/features/patient/history-tabs';
import { dataOf } from '@/shared/api/load';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { OwnClinic } from './own-clinic';
import { useShownClinics } from './use-shown-clinics';

/** Clinics where the patient and the family were, then those that they keep (docs/rules.md §2, patientClinics). */
export function ClinicsScreen() {
  const { data: clinics } = usePatientClinicListSuspense({ query: { select: dataOf } });
  const shown = useShownClinics(clinics);
  const visited = shown.filter(({ visits_count }) => visits_count > 0);
  const kept = shown.filter(({ visits_count }) => visits_count === 0);

  return (
    <>
      <h1 className="page-inset text-page">Мои клиники</h1>
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
      <Clinics title="В&nbsp;избранном" clinics={kept} />
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
