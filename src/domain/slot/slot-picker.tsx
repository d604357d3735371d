import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { SlotDay } from '#generated/models/slot-day.ts';
import { dateRange, dayOf, daysBetween, weekdayDay } from '@/shared/format/date';
import { SectionError } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { DateButton } from '@/shared/ui/fields/date-field';
import { type IconComponent, Icon } from '@/shared/ui/icon';
import { pageOf, type SlotCalendar, dayAt, hasFree } from './slot-calendar';
import { DayStrip, SlotGrid } from './slot-choices';
import { monthHeading, emptyDayPhrase, freePhrase } from './slot-text';
import type { SlotTimes } from './use-slot-calendar';

interface SlotPickerProps {
  /** Days with their slots, free and taken. */
  calendar: SlotCalendar;
  /** State of the request that loads the slots. */
  asking: Pick<SlotTimes, 'isPending' | 'error' | 'isFetching' | 'refetch'>;
  /** Shown day, `YYYY-MM-DD`. */
  day: string | undefined;
  onDayChange: (date: string) => void;
  /** Start of the chosen slot, in the contract's format. */
  value: string | undefined;
  onChange: (startsAt: string) => void;
  /**
   * A `panel` shows one week. Use it in a narrow column or a sheet. A `page` shows two weeks and
   * the date in words.
   */
  layout?: 'panel' | 'page';
  /** Start of the visit that is being rescheduled. */
  own?: string | undefined;
  /** The payer whose slots are shown, inside a sentence: «по ОСМС»; empty for all slots. */
  payer?: string | undefined;
}

const PAGE_SIZE = { panel: 7, page: 14 };

/**
 * If slots can be booked for more days than this, the picker has a calendar too, because paging
 * through the weeks would take too long.
 */
const LEAFED_DAYS = 28;

/** Chooses a day and then a slot. The caller keeps the choice, so that it can be in the URL. */
export function SlotPicker({
  calendar,
  asking,
  day,
  onDayChange,
  value,
  onChange,
  layout = 'panel',
  own,
  payer,
}: SlotPickerProps) {
  const page = pageOf(calendar, day, PAGE_SIZE[layout]);
  const onPage = layout === 'page';

  return (
    <div className="flex flex-col gap-4">
      <div className="-mb-2 flex items-center justify-between">
        <h3 className={onPage ? 'text-h3' : 'font-medium'}>{monthHeading(page.from, page.to, onPage)}</h3>
        <p role="status" className="sr-only">
          {dateRange(page.from, page.to)}
        </p>
        <div className="-mr-3 flex">
          {calendar.last !== null && daysBetween(calendar.first, calendar.last) > LEAFED_DAYS && (
            <DateButton
              label="Выбрать день"
              value={day ?? page.from}
              min={calendar.first}
              max={calendar.last}
              onChange={onDayChange}
            />
          )}
          <PagerButton to={page.previous} label="Предыдущие дни" icon={IconChevronLeft} onTurn={onDayChange} />
          <PagerButton to={page.next} label="Следующие дни" icon={IconChevronRight} onTurn={onDayChange} />
        </div>
      </div>
      {page.days.length > 0 ? (
        <PageDays {...{ calendar, days: page.days, day, onDayChange, value, onChange, layout, own, payer }} />
      ) : asking.error ? (
        <SectionError error={asking.error} busy={asking.isFetching} onRetry={() => void asking.refetch()} />
      ) : (
        asking.isPending && <DaysSkeleton />
      )}
    </div>
  );
}

interface PageDaysProps extends Omit<SlotPickerProps, 'asking'> {
  days: readonly SlotDay[];
}

function PageDays({ calendar, days, day, onDayChange, value, onChange, layout = 'panel', own, payer }: PageDaysProps) {
  const shown = dayAt(days, day);
  const onPage = layout === 'page';
  return (
    <>
      <DayStrip days={days} value={day} onChange={onDayChange} scrollsOnPhone={onPage} />
      {shown && onPage && (
        <div className="mt-2">
          <p className="font-medium first-letter:uppercase">{weekdayDay(shown.date)}</p>
          <p className="mt-1 text-small text-ink-3">{freePhrase(shown)}, время Казахстана (UTC+5)</p>
        </div>
      )}
      <div className={cx(onPage && 'mt-1')}>
        {shown && hasFree(shown) ? (
          <SlotGrid day={shown} value={value} onChange={onChange} layout={layout} own={own} />
        ) : (
          <EmptyDay nearest={calendar.nearest} day={shown} payer={payer} onDayChange={onDayChange} />
        )}
      </div>
    </>
  );
}

interface EmptyDayProps {
  /** Start of the first free slot; null if no slot is free. */
  nearest: string | null;
  /** The shown day, which has no free slot; undefined if no day is shown. */
  day: SlotDay | undefined;
  payer: string | undefined;
  onDayChange: (date: string) => void;
}

/**
 * Replaces the slots of a day without free slots: the reason, and a button to the nearest free day.
 */
function EmptyDay({ nearest, day, payer, onDayChange }: EmptyDayProps) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-note bg-canvas p-4 text-small">
      <p className="first-letter:uppercase">{day ? `${emptyDayPhrase(day, payer)}.` : 'Свободного времени нет.'}</p>
      {nearest !== null && (
        <Button size="small" onClick={() => onDayChange(dayOf(nearest))}>
          Ближайшее: {weekdayDay(nearest)}
        </Button>
      )}
    </div>
  );
}

interface PagerButtonProps {
  /** The day that a press shows; undefined if there is no further page. */
  to: string | undefined;
  label: string;
  icon: IconComponent;
  onTurn: (date: string) => void;
}

/**
 * Button to another page of days. If there is no further page, the button is disabled but keeps
 * keyboard focus.
 */
function PagerButton({ to, label, icon, onTurn }: PagerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onTurn(to)}
      className={cx(
        'grid size-11 place-items-center rounded-control transition-colors',
        to === undefined ? 'cursor-default text-ink-off' : 'text-teal hover:bg-teal-tint active:bg-teal-tint-2',
      )}
    >
      <Icon icon={icon} />
    </button>
  );
}

const times = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Placeholder of a picker with the layout `panel`. */
export function SlotPickerSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <div className="my-2.5 h-6 w-24 rounded-badge bg-sunken" />
      <DaysSkeleton />
    </div>
  );
}

/** Placeholder of days and slots while another page loads. */
function DaysSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Загружаем свободное время</span>
      <div className="grid grid-cols-7 gap-1">
        {times.map((key) => (
          <div key={key} className="h-17 rounded-control bg-sunken" />
        ))}
      </div>
      <div className="h-5 w-12 rounded-badge bg-sunken" />
      <div className="grid grid-cols-4 gap-2">
        {times.map((key) => (
          <div key={key} className="h-10 rounded-control bg-sunken phone:h-11" />
        ))}
      </div>
    </div>
  );
}
