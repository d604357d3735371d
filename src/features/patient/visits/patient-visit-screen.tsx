import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { useVisitReadSuspense } from '#generated/api/patient-visits/patient-visits.ts';
import type { VisitEvent } from '#generated/models/visit-event.ts';
import type { Visit } from '#generated/models/visit.ts';
import { hasEnded } from '@/domain/visit/visit-can';
import { AnswerNote } from '@/features/patient/visit-parts/answer-note';
import { PreparationList } from '@/features/patient/visit-parts/preparation-list';
import { VisitAttendance } from '@/features/patient/visit-parts/visit-attendance';
import { VisitPlans } from '@/features/patient/visit-parts/visit-plans';
import { VisitVideo } from '@/features/patient/visit-parts/visit-video';
import { EarlierTime } from '@/features/patient/waitlist/earlier-time';
import { dataOf } from '@/shared/api/load';
import { polling } from '@/shared/api/polling';
import { dayHeading, daysBetween } from '@/shared/format/date';
import { dateTime, time } from '@/shared/format/time';
import { Badge } from '@/shared/ui/badge';
import { Card } from '@/shared/ui/card';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { useToday } from '@/shared/use-now';
import { PatientConclusion } from './patient-conclusion';
import { VisitDocuments } from './patient-visit-documents';
import { VisitHead } from './patient-visit-head';
import { Unanswered } from './unanswered';
import { VisitDispute } from './visit-dispute';
import { VisitFacts } from './visit-facts';
import { VisitQuestions } from './visit-questions';

const route = getRouteApi('/fo/patient/_cabinet/visits/$id/');

export function VisitScreen() {
  const { id } = route.useParams();
  const { data: visit } = useVisitReadSuspense(Number(id), { query: { ...polling, select: dataOf } });

  return (
    <>
      <BackLink to="/fo/patient/visits">Визиты</BackLink>
      <h1 className="page-inset mt-1 text-page">{visit.service_title}</h1>
      <div className="mt-5 columns-cabinet-aside">
        <div className="contents flex-col gap-6 wide:flex">
          <VisitVideo visit={visit} />
          <VisitAttendance visit={visit} />
          <AnswerNote visit={visit} />
          <Unanswered visit={visit} />
          <VisitHead visit={visit} />
          <PatientConclusion visit={visit} />
          <VisitQuestions visit={visit} />
          <div className="narrow:order-1">
            <VisitFacts visit={visit} />
          </div>
          <div className="empty:hidden narrow:order-1">
            <VisitDocuments visit={visit} />
          </div>
          <div className="narrow:order-1">
            <VisitHistory events={visit.history} />
          </div>
        </div>
        <div className="flex flex-col gap-6 phone:gap-3">
          <VisitPlans visit={visit} variant="aside" />
          <EarlierTime visit={visit} />
          <VisitPreparation visit={visit} />
          <VisitDispute visit={visit} />
        </div>
      </div>
    </>
  );
}

function VisitPreparation({ visit }: { visit: Visit }) {
  if (hasEnded(visit)) return null;
  return (
    <Card>
      <h2 className="text-h3">Как подготовиться</h2>
      <PreparationList visit={visit} className="mt-3 gap-2" />
    </Card>
  );
}

/** History of the visit, newest event first. */
function VisitHistory({ events }: { events: readonly VisitEvent[] }) {
  const today = useToday();
  if (events.length === 0) return null;
  return (
    <Card>
      <h2 className="text-h3">История</h2>
      <ol className="mt-3 flex flex-col gap-3">
        {events.map((event) => (
          <li key={event.id} className="flex gap-x-6 phone:flex-col">
            <time
              dateTime={event.at}
              title={dayHeading(event.at, today)}
              className="w-32 shrink-0 text-small leading-6 text-ink-3"
            >
              {daysBetween(today, event.at) === 0 ? `Сегодня, ${time(event.at)}` : dateTime(event.at)}
            </time>
            <span className="min-w-0 wrap-anywhere">
              {event.text}
              {event.kind === 'disputed' && (
                <span className="mt-1 block">
                  <Badge tone="amber" icon={IconFlag}>
                    Оспорен
                  </Badge>
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
