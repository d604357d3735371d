import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import { Link } from '@tanstack/react-router';
import { usePatientServiceListSuspense } from '#generated/api/patient-history/patient-history.ts';
import type { PatientService } from '#generated/models/patient-service.ts';
import { VisitPortrait, visitWith } from '@/domain/visit/visit-host';
import { dataOf } from '@/shared/api/load';
import { visitsCount } from '@/shared/format/counts';
import { calendarDay } from '@/shared/format/date';
import { typeset } from '@/shared/format/typography';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeading } from '@/shared/ui/page-heading';
import { Cost } from '@/shared/ui/price-tag';
import { BookAgainButton } from './book-again-button';
import { HistoryTabs } from './history-tabs';

/**
 * Services that the patient and the family have received, latest first (docs/rules.md §2,
 * patientServices).
 */
export function ServicesScreen() {
  const { data: records } = usePatientServiceListSuspense({ query: { select: dataOf } });
  return (
    <>
      <PageHeading className="page-inset text-page" />
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

/**
 * A received service: the date of its last visit, the doctor, the place, and the price of this
 * visit.
 */
function HadService({ record }: { record: PatientService }) {
  const { service, filial } = record;
  return (
    <Card as="li" className="flex items-center gap-4 phone:flex-col phone:items-stretch">
      <div className="min-w-0 grow">
        <h2 className="text-title wrap-break-word">
          <Link
            to="/fo/patient/services/$id"
            params={{ id: String(service.id) }}
            className="rounded-badge transition-colors hover:text-teal"
          >
            {typeset(service.title)}
          </Link>
        </h2>
        <p className="mt-1 text-small text-ink-2">
          {record.visits_count > 1 && `${visitsCount(record.visits_count)}, последний `}
          {calendarDay(record.last_visit_at)}
        </p>
        <div className="mt-3 flex items-center gap-3">
          <VisitPortrait visit={record} size={40} />
          <div className="min-w-0">
            <p>{visitWith(record)}</p>
            <p className="text-small text-ink-3">{filial.title}</p>
          </div>
        </div>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-3 phone:flex-row phone:items-center phone:justify-between">
        <p>
          <span className="text-small text-ink-3">Было </span>
          <span className="font-medium">
            <Cost of={record.price} />
          </span>
        </p>
        <BookAgainButton record={record} size="small" />
      </div>
    </Card>
  );
}
