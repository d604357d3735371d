import { Link } from '@tanstack/react-router';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { GapBlock } from '@/domain/calendar/gap-block';
import { inLanes } from '@/domain/calendar/open-time';
import { TimeBlock, TimeColumn, TimeHead } from '@/domain/calendar/time-column';
import { TimeGrid } from '@/domain/calendar/time-grid';
import { scaleFor } from '@/domain/calendar/time-scale';
import { VisitBlock } from '@/domain/calendar/visit-block';
import { namedVisitShort, distinctNamesBy } from '@/domain/person/distinct-names';
import { clockOf, minuteAt, type MinuteRange } from '@/shared/format/clock';
import { visitsCount } from '@/shared/format/counts';
import { dayOf, weekdayDay, weekdayShort } from '@/shared/format/date';
import { lowerFirst } from '@/shared/format/letter-case';
import { time } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { cx } from '@/shared/ui/cx';
import { type Gap, type ShownDay, shownHours, visitRange } from './calendar-day';
import type { useVisitPopover } from './use-visit-popover';

interface DayGridProps {
  label: string;
  days: readonly ShownDay[];
  now: number;
  handlersOf: ReturnType<typeof useVisitPopover>['handlersOf'];
  onGap: (date: string, gap: Gap) => void;
}

const headId = ({ date }: ShownDay): string => `day-${date}`;

/** Grid with one column per day, for a week or one day. */
export function DayGrid({ label, days, now, handlersOf, onGap }: DayGridProps) {
  const hours = shownHours(days);
  const today = dayOf(now);
  const nameOf = distinctNamesBy(
    days.flatMap(({ visits }) => visits),
    namedVisitShort,
  );
  const shortest = Math.min(60, ...days.flatMap(({ visits }) => visits.map((visit) => visit.duration_minutes)));
  const isWeek = days.length > 1;
  const nowMinute = days.some(({ date }) => date === today) ? minuteAt(now) : undefined;
  return (
    <TimeGrid
      label={label}
      scale={scaleFor(shortest, isWeek ? 'week' : 'day')}
      {...hours}
      now={nowMinute}
      heads={
        isWeek &&
        days.map((day) => (
          <TimeHead key={day.date} id={headId(day)}>
            <DayHead day={day} isToday={day.date === today} />
          </TimeHead>
        ))
      }
      className="rounded-card phone:-mx-3 phone:rounded-none"
    >
      {days.map((day) => (
        <TimeColumn
          key={day.date}
          label={`${weekdayDay(day.date)}, ${visitsCount(day.visits.length)}`}
          headId={isWeek ? headId(day) : undefined}
          open={day.open}
          notes={day.closed === null ? day.notes : [{ ...hours, text: day.closed }]}
          blocks={day.visits.map(visitRange)}
          now={day.date === today ? nowMinute : undefined}
        >
          {entriesOf(day).map(({ item, lane, lanes }) =>
            item.visit ? (
              <TimeBlock
                key={item.visit.id}
                {...visitRange(item.visit)}
                lane={lane}
                lanes={lanes}
                className="phone:px-1.5"
              >
                <VisitBlock
                  {...handlersOf(item.visit)}
                  status={item.visit.status}
                  name={nameOf(item.visit)}
                  clock={time(item.visit.starts_at)}
                  note={kindOf(item.visit)}
                  from={item.from}
                  minutes={item.visit.duration_minutes}
                />
              </TimeBlock>
            ) : (
              <TimeBlock
                key={`gap ${item.from}`}
                from={item.from}
                to={item.to}
                lane={lane}
                lanes={lanes}
                className="phone:px-1.5"
              >
                <GapBlock
                  clock={clockOf(item.from)}
                  from={item.from}
                  minutes={item.to - item.from}
                  quiet={isWeek}
                  onClick={() => item.gap && onGap(day.date, item.gap)}
                />
              </TimeBlock>
            ),
          )}
        </TimeColumn>
      ))}
    </TimeGrid>
  );
}

/** Short name of a service: «первичный», «повторный», otherwise its title. */
function kindOf({ service_title }: DeskVisit): string {
  const [first = ''] = service_title.split(' ');
  return lowerFirst(/^(Первичный|Повторный)$/.test(first) ? first : service_title);
}

/** A visit or a free interval. */
interface Entry extends MinuteRange {
  readonly visit?: DeskVisit;
  readonly gap?: Gap;
}

/** Visits and free intervals, placed side by side where they overlap. */
function entriesOf({ visits, gaps }: ShownDay) {
  return inLanes<Entry>([
    ...visits.map((visit) => ({ ...visitRange(visit), visit })),
    ...gaps.map((gap) => ({ from: gap.from, to: gap.to, gap })),
  ]);
}

function DayHead({ day, isToday }: { day: ShownDay; isToday: boolean }) {
  return (
    <Link
      to="."
      search={(search) => ({ ...search, view: 'day' as const, date: day.date })}
      className="block px-2.5 py-2 transition-colors hover:bg-teal-tint focus-visible:-outline-offset-3"
    >
      <span className="flex items-center gap-1.5">
        <span className="text-small text-ink-2">{weekdayShort(day.date)}</span>
        <span
          className={cx('text-title', isToday && 'rounded-control bg-teal px-1.5 text-white')}
          aria-current={isToday ? 'date' : undefined}
        >
          {Number(day.date.slice(8))}
        </span>
        {day.visits.length > 0 && (
          <span className="ml-auto text-small text-ink-3">
            {day.visits.length}
            <span className="sr-only"> {visitsCount(day.visits.length).split('\u00A0')[1]}</span>
          </span>
        )}
      </span>
      <span className="block min-h-4.5 text-caption text-ink-2">
        {day.places.map((place) => (
          <span key={place} className="line-clamp-2">
            {typeset(place)}
          </span>
        ))}
      </span>
    </Link>
  );
}
