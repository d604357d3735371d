import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { SlotDay } from '#generated/models/slot-day.ts';
import { dateRange, weekdayDay } from '@/shared/format/date';
import { cx } from '@/shared/ui/cx';
import { DayStrip } from './day-strip';
import { EmptyDay } from './empty-day';
import { SlotGrid } from './slot-grid';
import { freePhrase } from './slot-phrase';
import { dayAt, hasFree } from './slot-search';
import { monthHeading, pageOf } from './slot-window';
import { TurnButton } from './turn-button';

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

/** A day, then a time on it. Holds no state: which day and time are chosen is the caller's, so that it can stand in the URL. */
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
          <TurnButton to={page.previous} label="Предыдущие дни" glyph={IconChevronLeft} onTurn={onDayChange} />
          <TurnButton to={page.next} label="Следующие дни" glyph={IconChevronRight} onTurn={onDayChange} />
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
