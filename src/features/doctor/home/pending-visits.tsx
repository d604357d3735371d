import { Link } from '@tanstack/react-router';
import { useDoctorVisitList } from '#generated/api/doctor-visits/doctor-visits.ts';
import { namedVisit, distinctNamesBy } from '@/domain/person/distinct-names';
import { visitLinkLabel } from '@/domain/visit/visit-badge';
import { servicesAndPayer } from '@/domain/visit/visit-payment';
import { VisitStateControl } from '@/features/doctor/visit/visit-state-control';
import { dataOf } from '@/shared/api/load';
import { yearsCount } from '@/shared/format/counts';
import { weekdayDateTime } from '@/shared/format/time';
import { SectionError, shownBySection } from '@/shared/section/section-query';
import { Card } from '@/shared/ui/card';

const pendingParams = { status: 'pending' } as const;

interface PendingVisitsProps {
  /** The day shown on the page. Requests for this day are omitted. */
  readonly except: string;
  /** Current time in milliseconds since the epoch. */
  readonly at: number;
}

/** Unanswered requests for all other days, including days far ahead. */
export function PendingVisits({ except, at }: PendingVisitsProps) {
  const { data, error, isFetching, refetch } = useDoctorVisitList(pendingParams, {
    query: { ...shownBySection.query, select: dataOf },
  });
  const visits = data?.filter(({ starts_at }) => !starts_at.startsWith(except)) ?? [];
  if (data === undefined && error === null) return null;
  if (data !== undefined && visits.length === 0) return null;
  const nameOf = distinctNamesBy(visits, namedVisit);
  return (
    <Card>
      <h2 className="text-h3">
        Ждут ответа{visits.length > 0 && <span className="font-normal text-ink-3"> {visits.length}</span>}
      </h2>
      {data === undefined ? (
        <div className="mt-3">
          <SectionError error={error} busy={isFetching} onRetry={() => void refetch()} />
        </div>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {visits.map((visit) => (
            <li key={visit.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0">
              <div className="min-w-0 flex-1 basis-60">
                <p className="text-small text-ink-2">{weekdayDateTime(visit.starts_at)}</p>
                <p className="wrap-anywhere">
                  <Link
                    to="/fo/doctor/visits/$id"
                    params={{ id: String(visit.id) }}
                    aria-label={visitLinkLabel(visit, nameOf(visit), visit.service_title)}
                    className="font-medium hover:text-teal-hover hover:underline"
                  >
                    {nameOf(visit)}
                  </Link>
                  {visit.person.age !== null && (
                    <span className="text-small text-ink-3"> {yearsCount(visit.person.age)}</span>
                  )}
                </p>
                <p className="text-small wrap-anywhere text-ink-2">
                  {servicesAndPayer(visit)}
                  {visit.comment && <span className="text-ink-3">. {visit.comment}</span>}
                </p>
              </div>
              <VisitStateControl visit={visit} at={at} inRow />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
