import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconClockPause from '@tabler/icons-react/dist/esm/icons/IconClockPause.mjs';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  useDoctorCalendarSuspense,
  useDoctorOperatingModesSuspense,
} from '#generated/api/doctor-schedule/doctor-schedule.ts';
import { useDoctorVisitListSuspense } from '#generated/api/doctor-visits/doctor-visits.ts';
import { VisitLegend } from '@/domain/calendar/visit-legend';
import { newDraft } from '@/features/desk/schedule-change/absence-draft';
import { CloseTimeSheet } from '@/features/desk/schedule-change/close-time-sheet';
import type { BookDialogProps } from '@/features/doctor/book/book-dialog';
import { ownTime } from '@/features/doctor/operating-modes/own-schedule';
import { useHasHours } from '@/features/doctor/operating-modes/use-has-hours';
import { dataOf } from '@/shared/api/load';
import { useReopened } from '@/shared/form/dialog-draft';
import { clockOf } from '@/shared/format/clock';
import { visitsCount } from '@/shared/format/counts';
import { counted } from '@/shared/format/plural';
import { momentOf } from '@/shared/format/zone';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Button, ButtonLink } from '@/shared/ui/button';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { Select } from '@/shared/ui/fields/select';
import { Icon } from '@/shared/ui/icon';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { useNow, useToday } from '@/shared/use-now';
import { type ShownDay, shownDay } from './calendar-day';
import { type CalendarView, rangeOf, stepped, titleOf } from './calendar-range';
import { DayGrid } from './day-grid';
import { DayStrip } from './day-strip';
import { type FreeTime, GapSheet } from './gap-sheet';
import { MonthGrid } from './month-grid';
import { useVisitPopover } from './use-visit-popover';
import { VisitPopover } from './visit-popover';
import { WeekList } from './week-list';

const route = getRouteApi('/fo/doctor/schedule');
const DRAFT = 'doctor-booking';
const bookDialog = lazyModule(() => import('@/features/doctor/book/book-dialog'));
const pagerLink =
  'grid size-11 place-items-center rounded-control text-ink-2 transition-colors hover:bg-teal-tint hover:text-teal';

const views = [
  { value: 'day', label: 'День' },
  { value: 'week', label: 'Неделя' },
  { value: 'month', label: 'Месяц' },
] as const;

/** The doctor's calendar: visits, free intervals and closed time (docs/rules.md §4). */
export function CalendarScreen() {
  const today = useToday();
  const { view, date = today, filial } = route.useSearch();
  const isPhone = useIsPhone();
  const now = useNow();
  const { from, to } = rangeOf(view, date);
  const range = { date_from: from, date_to: to };
  const { data: visits } = useDoctorVisitListSuspense(range, { query: { select: dataOf } });
  const { data: calendar } = useDoctorCalendarSuspense(range, { query: { select: dataOf } });
  const { shown, close, stay, leave, handlersOf } = useVisitPopover();
  const [free, setFree] = useState<FreeTime>();
  const [closing, setClosing] = useState<ReturnType<typeof newDraft>>();
  const [booked, setBooked] = useState<BookDialogProps['gap']>();
  const booking = useLazyDialog(bookDialog);
  useReopened(DRAFT, booking.show);

  const isSet = useHasHours();
  const days = calendar.map((day) => shownDay(day, visits, now, filial, isSet));
  const day = days.find((one) => one.date === date);
  // On phones the strip below shows the day, so the title shows only the month.
  const title = titleOf(isPhone && view === 'day' ? 'month' : view, date);
  const label = `Расписание: ${titleOf(view, date)}`;
  const shownDays = view === 'day' ? days.filter((one) => one.date === date) : days;

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-3">
        <h1 className="page-inset min-w-0 grow text-h2 desktop:grow-0">
          <span className="sr-only">Расписание, </span>
          {title}
        </h1>
        <Pager view={view} date={date} />
        <div className="grow phone:hidden" />
        <ViewSwitch view={view} />
        <FilialSwitch filial={filial} />
        <Button onClick={() => setClosing(newDraft(view === 'day' ? { date } : undefined))} className="phone:grow">
          <Icon icon={IconClockPause} className="phone:hidden" />
          Закрыть время
        </Button>
      </div>
      {isPhone && view === 'day' && <DayStrip days={days} date={date} />}
      {view === 'day' && day && <DaySummary day={day} />}
      {view === 'month' ? (
        <MonthGrid label={label} days={days} month={date.slice(0, 7)} now={now} />
      ) : isPhone && view === 'week' ? (
        <WeekList days={days} now={now} handlersOf={handlersOf} />
      ) : (
        <DayGrid
          label={label}
          days={shownDays}
          now={now}
          handlersOf={handlersOf}
          onGap={(on, gap) => setFree({ date: on, ...gap })}
        />
      )}
      {view !== 'month' && <VisitLegend className="page-inset mt-4 gap-x-5 text-small text-ink-2" />}
      <p className="page-inset mt-4 text-small">
        <Link to="/fo/doctor/calendar" className="link">
          Приём в&nbsp;вашем календаре
        </Link>
      </p>
      {shown && <VisitPopover key={shown.visit.id} {...shown} onClose={close} onEnter={stay} onLeave={leave} />}
      {free && (
        <GapSheet
          free={free}
          onBook={() => {
            setBooked({ filial_id: free.filial_id, starts_at: momentOf(free.date, clockOf(free.from)) });
            setFree(undefined);
            booking.show();
          }}
          onCloseTime={() => {
            setClosing(newDraft({ date: free.date, from: clockOf(free.from), to: clockOf(free.to) }));
            setFree(undefined);
          }}
          onClose={() => setFree(undefined)}
        />
      )}
      {booking.part && (
        <booking.part.BookDialog draft={DRAFT} {...(booked && { gap: booked })} onClose={booking.close} />
      )}
      {closing && <CloseTimeSheet desk={ownTime} initial={closing} onClose={() => setClosing(undefined)} />}
    </>
  );
}

interface AtProps {
  view: CalendarView;
  date: string;
}

const previous = { day: 'Предыдущий день', week: 'Предыдущая неделя', month: 'Предыдущий месяц' } as const;
const next = { day: 'Следующий день', week: 'Следующая неделя', month: 'Следующий месяц' } as const;

function Pager({ view, date }: AtProps) {
  const today = useToday();
  const isNow = rangeOf(view, date).from === rangeOf(view, today).from && (view !== 'day' || date === today);
  const at = (to: string) => (search: object) => ({ ...search, view, date: to });
  return (
    <div className="flex items-center">
      <Link to="." search={at(stepped(view, date, -1))} aria-label={previous[view]} className={pagerLink}>
        <Icon icon={IconChevronLeft} />
      </Link>
      <Link to="." search={at(stepped(view, date, 1))} aria-label={next[view]} className={pagerLink}>
        <Icon icon={IconChevronRight} />
      </Link>
      {!isNow && (
        <ButtonLink to="." search={(search) => ({ ...search, view, date: undefined })} className="ml-2">
          Сегодня
        </ButtonLink>
      )}
    </div>
  );
}

function ViewSwitch({ view }: { view: CalendarView }) {
  const navigate = useNavigate({ from: '/fo/doctor/schedule' });
  return (
    <SegmentedControl
      label="Показать"
      options={views}
      value={view}
      onChange={(value) => void navigate({ search: (search) => ({ ...search, view: value }) })}
    />
  );
}

/** Select of the filial. It is hidden if the doctor has only one filial. */
function FilialSwitch({ filial }: { filial: number | undefined }) {
  const { data: modes } = useDoctorOperatingModesSuspense({ query: { select: dataOf } });
  const navigate = useNavigate({ from: '/fo/doctor/schedule' });
  if (modes.length < 2) return null;
  return (
    <Select
      size="small"
      aria-label="Клиника"
      className="w-52 phone:min-w-0 phone:grow phone:basis-36"
      value={filial ?? ''}
      onChange={({ target }) =>
        void navigate({
          search: (search) => ({ ...search, filial: target.value === '' ? undefined : Number(target.value) }),
        })
      }
    >
      <option value="">Все клиники</option>
      {modes.map(({ filial_id, filial_title }) => (
        <option key={filial_id} value={filial_id}>
          {filial_title}
        </option>
      ))}
    </Select>
  );
}

/** Summary of a day: «„Аяла“ на Абая · 10 визитов, 2 окна». */
function DaySummary({ day }: { day: ShownDay }) {
  const windows = { one: 'окно', few: 'окна', many: 'окон' };
  return (
    <p className="page-inset mb-3 flex flex-wrap justify-between gap-x-4 text-small text-ink-2">
      <span className="min-w-0 wrap-anywhere">{day.places.length > 0 ? day.places.join(', ') : day.closed}</span>
      <span>
        {visitsCount(day.visits.length)}
        {day.gaps.length > 0 && `, ${counted(day.gaps.length, windows)}`}
      </span>
    </p>
  );
}
