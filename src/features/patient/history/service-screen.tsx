import { getRouteApi, Link } from '@tanstack/react-router';
import { usePatientServiceReadSuspense } from '#generated/api/patient-history/patient-history.ts';
import type { PatientServiceVisit } from '#generated/models/patient-service-visit.ts';
import { visitWith } from '@/domain/visit/visit-host';
import { visitPersonText } from '@/domain/visit/visit-text';
import { VisitDoctor } from '@/features/patient/visit-parts/visit-doctor';
import { dataOf } from '@/shared/api/load';
import { dateTime } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { Cost } from '@/shared/ui/price-tag';
import { BookAgainButton } from './book-again-button';

const route = getRouteApi('/fo/patient/_cabinet/services/$id');

/**
 * One service with all its visits and links to book it again (docs/rules.md §2, patientService).
 */
export function ServiceScreen() {
  const { id } = route.useParams();
  const { data: record } = usePatientServiceReadSuspense(Number(id), { query: { select: dataOf } });
  const { service, filial, visits } = record;
  const { preparation = [] } = service;

  return (
    <>
      <BackLink to="/fo/patient/services">Мои услуги</BackLink>
      <h1 className="page-inset mt-1 text-page wrap-break-word">{typeset(service.title)}</h1>
      <div className="mt-5 columns-cabinet-aside">
        <Card>
          <h2 className="text-h3">Когда и&nbsp;где</h2>
          <ul className="mt-2 divide-y divide-line">
            {visits.map((visit) => (
              <ServiceVisit key={visit.id} visit={visit} />
            ))}
          </ul>
        </Card>
        <div className="flex flex-col gap-6 phone:gap-3">
          <Card>
            <h2 className="mb-4 text-h3">Ещё раз</h2>
            <VisitDoctor visit={record} />
            <p className="mt-3 text-small text-ink-3">
              {filial.title}. В&nbsp;прошлый раз <Cost of={record.price} />, сейчас цена может быть другой.
            </p>
            <div className="mt-4 flex flex-col gap-2">
              <BookAgainButton record={record} variant="primary" />
              <ButtonLink
                variant="quiet"
                to="/search"
                search={{ category: record.doctor === null ? 'clinics' : 'doctors', services: [service.slug] }}
              >
                {record.doctor === null ? 'Другие клиники' : 'Другие врачи'}
              </ButtonLink>
            </div>
          </Card>
          {preparation.length > 0 && (
            <Card>
              <h2 className="text-h3">Как подготовиться</h2>
              <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-4 text-ink-2 marker:text-teal">
                {preparation.map((line) => (
                  <li key={line}>{typeset(line)}</li>
                ))}
              </ul>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}

function ServiceVisit({ visit }: { visit: PatientServiceVisit }) {
  return (
    <li className="flex items-start justify-between gap-4 py-3 last:pb-0">
      <div className="min-w-0">
        <Link to="/fo/patient/visits/$id" params={{ id: String(visit.id) }} className="link font-medium">
          {dateTime(visit.starts_at)}
        </Link>
        <p>{visitWith(visit)}</p>
        <p className="text-small text-ink-3">
          {visit.filial.title}. {visitPersonText(visit.person)}
        </p>
      </div>
      <p className="shrink-0 tabular">
        <Cost of={visit.price} />
      </p>
    </li>
  );
}
