import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconClockPause from '@tabler/icons-react/dist/esm/icons/IconClockPause.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { Link, getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useDoctorHome } from '#generated/api/doctor-home/doctor-home.ts';
import { useDoctorCalendar } from '#generated/api/doctor-schedule/doctor-schedule.ts';
import { useDoctorVisitListSuspense } from '#generated/api/doctor-visits/doctor-visits.ts';
import { type AbsenceDraft, newDraft } from '@/features/desk/schedule-change/absence-draft';
import type { BookDialogProps } from '@/features/doctor/book/book-dialog';
import { shownDay } from '@/features/doctor/calendar/calendar-day';
import { ownTime } from '@/features/doctor/operating-modes/own-schedule';
import { useHasHours } from '@/features/doctor/operating-modes/use-has-hours';
import { dataOf } from '@/shared/api/load';
import { polling } from '@/shared/api/polling';
import { useReopened } from '@/shared/form/dialog-draft';
import { addDays, dayHeading, weekdayDay } from '@/shared/format/date';
import { time } from '@/shared/format/time';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { SectionError, shownBySection } from '@/shared/section/section-query';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';
import { EmptyState } from '@/shared/ui/empty-state';
import { Icon } from '@/shared/ui/icon';
import { LiveRegion } from '@/shared/ui/live-region';
import { useNow, useToday } from '@/shared/use-now';
import { DayCounts, DayPlaces, QuickLinks } from './day-head';
import { DayList } from './day-list';
import { type DayPlan, dayPlan } from './day-plan';
import { HomeNews, NextGap, ProfileProgress } from './home-aside';
import { PendingVisits } from './pending-visits';

const route = getRouteApi('/fo/doctor/home');
const absenceSheet = lazyModule(() => import('@/features/desk/schedule-change/close-time-sheet'));
const bookDialog = lazyModule(() => import('@/features/doctor/book/book-dialog'));
const DRAFT = 'doctor-booking';
const nothing: DayPlan = { places: [], intervals: [] };
const pagerLink = 'grid size-11 place-items-center rounded-control text-teal transition-colors hover:bg-teal-tint';

/** The doctor's visits on one day, and open requests (docs/rules.md §2, doctorHome). */
export function DoctorHomeScreen() {
  const today = useToday();
  const date = route.useSearch().date ?? today;
  const at = useNow();
  const isToday = date === today;
  const range = { date_from: date, date_to: date };
  const day = useDoctorVisitListSuspense(range, { query: { ...polling, select: dataOf } });
  const { data: visits, refetch, isFetching, isError, dataUpdatedAt } = day;
  const home = useDoctorHome({ query: { ...shownBySection.query, ...polling, select: dataOf } });
  const calendar = useDoctorCalendar(range, { query: { ...shownBySection.query, select: dataOf } });
  const planned = calendar.data?.find((one) => one.date === date);
  const { places, intervals } = planned ? dayPlan(planned, visits) : nothing;
  const dayPlaces = (isToday ? home.data?.places : undefined) ?? places;
  const [gap, setGap] = useState<BookDialogProps['gap']>();
  const { show, close, preload, part, opening } = useLazyDialog(bookDialog);
  useReopened(DRAFT, show);
  const book = (from?: BookDialogProps['gap']) => {
    setGap(from);
    show();
  };
  const [closing, setClosing] = useState<AbsenceDraft>();
  const absence = useLazyDialog(absenceSheet);
  const closeTime = (from: { readonly starts_at: string; readonly ends_at: string }) => {
    setClosing(newDraft({ date, from: time(from.starts_at), to: time(from.ends_at) }));
    absence.show();
  };
  const isSet = useHasHours();
  const unread = [home, calendar].filter((one) => one.isLoadingError);
  const closed = planned ? shownDay(planned, visits, at, undefined, isSet).closed : null;
  const nextGap = isToday ? home.data?.next_gap : undefined;

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="max-w-full min-w-0 phone:w-full">
          <div className="flex items-center gap-x-3 phone:gap-x-1">
            <h1 className="page-inset min-w-0 grow text-h2 first-letter:uppercase desktop:grow-0">
              {isToday ? weekdayDay(date) : dayHeading(date, today)}
            </h1>
            <div className="-my-1 flex shrink-0">
              <Link to="." search={{ date: addDays(date, -1) }} aria-label="Предыдущий день" className={pagerLink}>
                <Icon icon={IconChevronLeft} />
              </Link>
              <Link to="." search={{ date: addDays(date, 1) }} aria-label="Следующий день" className={pagerLink}>
                <Icon icon={IconChevronRight} />
              </Link>
            </div>
          </div>
          <div className="page-inset">
            <DayCounts visits={visits} at={at} />
            <DayPlaces places={dayPlaces} />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-1 phone:w-full">
          {!isToday && (
            <ButtonLink to="." search={{}} size="small">
              Сегодня
            </ButtonLink>
          )}
          <Button
            size="small"
            busy={isFetching && 'Обновляем'}
            // Phones have no room for both «Обновить» and «Сегодня», which is shown on other days
            // than today. The visits of another day change rarely and are polled anyway.
            className={cx(!isToday && 'phone:hidden')}
            onClick={() => {
              void refetch();
              void home.refetch();
              void calendar.refetch();
            }}
          >
            <Icon icon={IconRefresh} />
            <span className="phone:sr-only">Обновить</span>
          </Button>
          <Button
            size="small"
            className="phone:grow"
            busy={absence.opening && 'Открываем'}
            onPointerEnter={absence.preload}
            onClick={() => {
              setClosing(newDraft({ date }));
              absence.show();
            }}
          >
            <Icon icon={IconClockPause} className="phone:hidden" />
            Закрыть время
          </Button>
          <Button
            size="small"
            className="phone:grow"
            busy={opening && 'Открываем'}
            onPointerEnter={preload}
            onClick={() => book()}
          >
            <Icon icon={IconCalendarPlus} className="phone:hidden" />
            Записать
          </Button>
        </div>
      </div>
      <QuickLinks />
      <LiveRegion className="mt-4">
        {isError && (
          <Callout tone="amber" icon={IconCloudOff}>
            Не&nbsp;получилось обновить: день показан, каким он был в&nbsp;{time(dataUpdatedAt)}.
          </Callout>
        )}
      </LiveRegion>
      {unread[0] && (
        <div className="mt-4">
          <SectionError
            error={unread[0].error}
            what="всё об&nbsp;этом дне"
            busy={unread.some((one) => one.isFetching)}
            onRetry={() => unread.forEach((one) => void one.refetch())}
          />
        </div>
      )}
      <div className="mt-4 columns-cabinet-aside">
        <div className="flex min-w-0 flex-col gap-5 phone:gap-3">
          {visits.length === 0 && intervals.length === 0 ? (
            <Card>
              <NoVisits closed={closed} hasHours={isSet} />
            </Card>
          ) : (
            <DayList
              key={date}
              visits={visits}
              intervals={intervals}
              places={dayPlaces}
              at={at}
              isToday={isToday}
              onBook={book}
              onClose={closeTime}
            />
          )}
          <PendingVisits except={date} at={at} />
        </div>
        <div className="flex min-w-0 flex-col gap-5 empty:hidden phone:gap-3">
          {nextGap && (
            <NextGap
              gap={nextGap}
              at={at}
              onBook={() => book(withPlace(nextGap, intervals))}
              onClose={() => closeTime(nextGap)}
            />
          )}
          {home.data && <HomeNews news={home.data.notifications} />}
          {home.data && <ProfileProgress home={home.data} />}
        </div>
      </div>
      {absence.part && closing && (
        <absence.part.CloseTimeSheet desk={ownTime} initial={closing} onClose={absence.close} />
      )}
      {part && <part.BookDialog draft={DRAFT} {...(gap && { gap })} onClose={close} />}
    </>
  );
}

function NoVisits({ closed, hasHours: isSet }: { readonly closed: string | null; readonly hasHours: boolean }) {
  if (!isSet) {
    return (
      <EmptyState
        icon={IconCalendarEvent}
        title="Часов приёма пока нет"
        action={<ButtonLink to="/fo/doctor/operating-modes">Задать часы</ButtonLink>}
      >
        По&nbsp;ним пациенты увидят свободное время.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={IconCalendarEvent} title="В&nbsp;этот день записей нет">
      {closed === null ? 'Когда пациент запишется, он появится здесь.' : `${closed}: приёма в\u00A0этот день нет.`}
    </EmptyState>
  );
}

/** Adds the filial in which the doctor works at the time of the interval. */
function withPlace(
  { starts_at }: { readonly starts_at: string },
  intervals: readonly { readonly starts_at: string; readonly ends_at: string; readonly filial_id: number }[],
): BookDialogProps['gap'] {
  const filial = intervals.find((one) => one.starts_at <= starts_at && starts_at < one.ends_at)?.filial_id;
  return filial === undefined ? undefined : { filial_id: filial, starts_at };
}
