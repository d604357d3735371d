import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import { usePatientServiceListSuspense } from '#generated/api/patient-history/patient-history.ts';
import { HistoryTabs } from '@/features/patient/history-tabs';
import { dataOf } from '@/shared/api/load';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { HadService } from './had-service';

/** Services that the patient and the family had, the latest first (docs/rules.md §2, patientServices). */
export function ServicesScreen() {
  const { data: records } = usePatientServiceListSuspense({ query: { select: dataOf } });
  return (
    <>
      <h1 className="page-inset text-page">Мои услуги</h1>
      <HistoryTabs />
      {records.length === 0 ? (
        <Card className="mt-6 phone:mt-4">
          <EmptyState
            icon={IconStethoscope}
            title="Услуг пока нет"
            action={
              <ButtonLink variant="primary" to="/services">
                Выбрать услугу
              </ButtonLink>
            }
          >
            После приёма здесь останется, что вам делали, где и&nbsp;сколько это стоило.
          </EmptyState>
        </Card>
      ) : (
        <ul className="mt-6 flex flex-col gap-4 phone:mt-4 phone:gap-3">
          {records.map((record) => (
            <HadService key={record.service.id} record={record} />
          ))}
        </ul>
      )}
    </>
  );
}
