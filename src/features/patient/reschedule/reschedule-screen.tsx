import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useVisitList, useVisitReadSuspense } from '#generated/api/patient-visits/patient-visits.ts';
import type { Visit } from '#generated/models/visit.ts';
import { canChange, hasEnded } from '@/domain/visit/visit-can';
import { clashOf } from '@/domain/visit/visit-clash';
import { againLink } from '@/domain/visit/visit-host';
import { visitClock } from '@/domain/visit/visit-where';
import { OfferedTimes, useOfferedTimes } from '@/features/patient/booking/offered-times';
import { upcomingVisits } from '@/features/patient/visit-parts/visit-queries';
import { dataOf } from '@/shared/api/load';
import { phoneHref } from '@/shared/format/phone';
import { dateTime, deadline } from '@/shared/format/time';
import { ButtonAnchor, ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { PageHeading } from '@/shared/ui/page-heading';
import { useNow, useToday } from '@/shared/use-now';
import { RescheduleSummary, RescheduledVisit } from './reschedule-summary';
import { useReschedule } from './use-reschedule';

const route = getRouteApi('/fo/patient/_cabinet/visits/$id/reschedule');

/** Moves a visit to another time. The old time is kept until the user confirms the new time. */
export function RescheduleScreen() {
  const { id } = route.useParams();
  const { starts_at: startsAt } = route.useSearch();
  const navigate = route.useNavigate();
  const choose = (time: string | undefined): void =>
    void navigate({ search: { starts_at: time }, replace: true, resetScroll: false });
  const { data: visit, refetch } = useVisitReadSuspense(Number(id), { query: { select: dataOf } });
  const { data: ahead } = useVisitList(upcomingVisits, { query: { meta: { silent: true } } });
  const times = useOfferedTimes(
    {
      of: visit.doctor === null ? { clinic: visit.filial.clinic_slug } : { doctor: visit.doctor.slug },
      filialId: visit.filial.id,
      serviceId: visit.service_id,
      payer: visit.funding,
    },
    { chosen: startsAt, ...(startsAt !== undefined && { near: startsAt }) },
  );
  const { id: except, duration_minutes } = visit;
  const clash = startsAt && clashOf(ahead?.data ?? [], { starts_at: startsAt, duration_minutes, except });
  const { refetch: refetchTimes } = times;
  const reschedule = useReschedule({
    visit,
    startsAt,
    onLost: () => {
      choose(undefined);
      void refetchTimes();
    },
    onChanged: async () => (await refetch()).data,
  });
  const isRefused = reschedule.hold?.kind === 'lost';
  useEffect(() => {
    // The server refused the chosen time, so the list of free times is outdated.
    if (isRefused) void refetchTimes();
  }, [isRefused, refetchTimes]);
  // The page needs the current time, because the deadline may pass while the page is open.
  const moment = useNow();

  return (
    <>
      <BackLink to="/fo/patient/visits/$id" params={{ id }}>
        Визит
      </BackLink>
      <PageHeading className="page-inset mt-1 text-page" />
      {canChange(visit, moment) ? (
        <div className="mt-6 columns-cabinet-aside phone:mt-4">
          <Card className="desktop:hidden">
            <RescheduledVisit visit={visit} />
            <p className="mt-2 font-medium">Сейчас: {dateTime(visit.starts_at, visitClock(visit))}</p>
            {/* The note is not at the end of the page, where the button «Наверх» would cover
                it. */}
            <p className="mt-0.5 text-small text-ink-2">
              Это время остаётся за&nbsp;вами, пока вы&nbsp;не&nbsp;подтвердите новое.
            </p>
          </Card>
          <Card>
            <h2 className="sr-only">Новое время</h2>
            <OfferedTimes
              layout="page"
              times={times}
              value={isRefused ? undefined : startsAt}
              onChange={choose}
              own={visit.starts_at}
            />
            <Callout tone="neutral" icon={IconLock} className="mt-6 phone:hidden">
              Прежнее время, {dateTime(visit.starts_at, visitClock(visit))}, остаётся за&nbsp;вами, пока
              вы&nbsp;не&nbsp;подтвердите новое.
            </Callout>
          </Card>
          <RescheduleSummary visit={visit} startsAt={startsAt} clash={clash || undefined} reschedule={reschedule} />
        </div>
      ) : (
        <RescheduleClosed visit={visit} />
      )}
    </>
  );
}

/** Explains why the visit can't be moved, and what to do instead. */
function RescheduleClosed({ visit }: { visit: Visit }) {
  const today = useToday();
  const ended = hasEnded(visit);
  return (
    <Card className="mt-6">
      <EmptyState
        icon={IconCalendarOff}
        title={ended ? 'Этот визит уже завершён' : 'Перенести здесь уже нельзя'}
        action={
          ended ? (
            <ButtonLink {...againLink(visit, visit.service_id)} variant="primary">
              Записаться снова
            </ButtonLink>
          ) : (
            <ButtonAnchor href={phoneHref(visit.filial.phone)}>{visit.filial.phone}</ButtonAnchor>
          )
        }
      >
        {ended
          ? 'Выберите новое время.'
          : `Это можно было сделать ${deadline(visit.cancel_until, today)}. Позвоните в\u00A0клинику.`}
      </EmptyState>
    </Card>
  );
}
