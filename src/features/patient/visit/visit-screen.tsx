import { getRouteApi } from '@tanstack/react-router';
import { useVisitReadSuspense } from '#generated/api/patient/patient.ts';
import { VisitAttendance } from '@/features/patient/visit-parts/visit-attendance';
import { VisitPlans } from '@/features/patient/visit-parts/visit-plans';
import { VisitVideo } from '@/features/patient/visit-parts/visit-video';
import { EarlierTime } from '@/features/patient/waitlist/earlier-time';
import { dataOf } from '@/shared/api/load';
import { BackLink } from '@/shared/ui/back-link';
import { useFocusKept } from '@/shared/ui/use-focus-kept';
import { VisitDispute } from './visit-dispute';
import { VisitDocuments } from './visit-documents';
import { VisitFacts } from './visit-facts';
import { VisitHead } from './visit-head';
import { VisitHistory } from './visit-history';
import { VisitPreparation } from './visit-preparation';

const route = getRouteApi('/fo/patient/_cabinet/visits/$id/');

/** One visit with everything that can be done about it. */
export function VisitScreen() {
  const { id } = route.useParams();
  const { data: visit } = useVisitReadSuspense(Number(id), { query: { select: dataOf } });
  useFocusKept([visit.status, visit.attendance_confirmed_at, visit.disputed_at].join());

  return (
    <>
      <BackLink to="/fo/patient/visits">Визиты</BackLink>
      <h1 className="page-inset mt-1 text-page">{visit.service_title}</h1>
      <div className="mt-5 columns-cabinet-aside">
        <div className="contents flex-col gap-6 wide:flex">
          <VisitVideo visit={visit} />
          <VisitAttendance visit={visit} />
          <VisitHead visit={visit} />
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
          <VisitPlans visit={visit} />
          <EarlierTime visit={visit} />
          <VisitPreparation visit={visit} />
          <VisitDispute visit={visit} />
        </div>
      </div>
    </>
  );
}
