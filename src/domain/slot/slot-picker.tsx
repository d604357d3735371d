import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { SlotDay } from '#generated/models/slot-day.ts';
import { dateRange, weekdayDay } from '@/shared/format/date';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { type IconComponent, Icon } from '@/shared/ui/icon';
import { DayStrip } from './day-strip';
import { dayAt, firstFreeDay, hasFree, monthHeading, pageOf } from './slot-days';
import { SlotGrid } from './slot-grid';
import { emptyDayPhrase, freePhrase } from './slot-text';

interface SlotPickerProps {
  /** Every day on offer, in order, taken times included. */
  days: readonly SlotDay[];
  /** The day that is shown, `YYYY-MM-DD`. */
  day: string | undefined;
  onDayChange: (date: string) => void;
  /** The chosen time, as the contract writes it. */
  value: string | undefined;
  onChange: (startsAt: string) => void;
  /** «panel»: a week at a time, for a narrow column or a sheet. «page»: two weeks, with the day spelled out. */
  layout?: 'panel' | 'page';
  /** The time of the visit that is being moved. */
  own?: string | undefined;
}

const PAGE_SIZE = { panel: 7, page: 14 };

/** Chooses a day, then a time on it. The caller has the state, so that it can be in the URL. */
export function SlotPicker({ days, day, onDayChange, value, onChange, layout = 'panel', own }: SlotPickerProps) {
  const page = pageOf(days, day, PAGE_SIZE[layout]);
  const shown = dayAt(days, day);
  const first = page.days[0];
  const last = page.days.at(-1);
  const onPage = layout === 'page';

  return (
    <div className="flex flex-col gap-4">
      <div className="-mb-2 flex items-center justify-between">
        <h3 className={onPage ? 'text-h3' : 'font-medium'}>
          {first && last && monthHeading(first.date, last.date, onPage)}
        </h3>
        <p role="status" className="sr-only">
          {first && last && dateRange(first.date, last.date)}
        </p>
        <div className="-mr-3 flex">
          <PagerButton to={page.previous} label="Предыдущие дни" icon={IconChevronLeft} onTurn={onDayChange} />
          <PagerButton to={page.next} label="Следующие дни" icon={IconChevronRight} onTurn={onDayChange} />
        </div>
      </div>
      <DayStrip days={page.days} value={day} onChange={onDayChange} scrollsOnPhone={onPage} />
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
          <EmptyDay days={days} day={shown} onDayChange={onDayChange} />
        )}
      </div>
    </div>
  );
}

interface EmptyDayProps {
  days: readonly SlotDay[];
  /** The day without a free time; undefined when none is shown. */
  day: SlotDay | undefined;
  onDayChange: (date: string) => void;
}

/** In place of the times of a day without any: why, and the nearest day with a free time. */
function EmptyDay({ days, day, onDayChange }: EmptyDayProps) {
  const nearest = firstFreeDay(days)?.date;
  return (
    <div className="flex flex-col items-start gap-3 rounded-note bg-canvas p-4 text-small">
      <p className="first-letter:uppercase">{day ? `${emptyDayPhrase(day)}.` : 'Свободного времени нет.'}</p>
      {nearest && (
        <Button size="small" onClick={() => onDayChange(nearest)}>
          Показать {weekdayDay(nearest)}
        </Button>
      )}
    </div>
  );
}

interface PagerButtonProps {
  /** The day to show; undefined when there is no further page. */
  to: string | undefined;
  label: string;
  icon: IconComponent;
  onTurn: (date: string) => void;
}

/** Shows another page of days. At the end it stays focusable, so that keyboard focus is not lost. */
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
