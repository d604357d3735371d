import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { Fragment, useState } from 'react';
import type { DayPlace } from '#generated/models/day-place.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { namedVisit, namedVisitOnPhone, distinctNamesBy } from '@/domain/person/distinct-names';
import { hasEnded } from '@/domain/visit/visit-can';
import { doneText } from '@/domain/visit/visit-text';
import { duration } from '@/shared/format/duration';
import { time } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { epoch } from '@/shared/format/zone';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import type { PlannedInterval } from './day-plan';
import { DayVisitRow } from './day-visit-row';

interface DayListProps {
  readonly visits: readonly DeskVisit[];
  /** Free, closed and held intervals, and breaks. */
  readonly intervals: readonly PlannedInterval[];
  /**
   * The filials of the shown day. If there are several filials, the list names each one where its
   * hours begin.
   */
  readonly places: readonly DayPlace[];
  /** Current time in milliseconds since the epoch. */
  readonly at: number;
  /** Whether the shown day is today. */
  readonly isToday: boolean;
  readonly onBook: (gap: PlannedInterval) => void;
  readonly onClose: (gap: PlannedInterval) => void;
}

type Line = { readonly starts_at: string } & (
  | { readonly visit: DeskVisit; readonly interval?: undefined }
  | { readonly interval: PlannedInterval; readonly visit?: undefined }
);

const wordsOf = { break: 'Перерыв', closed: 'Время закрыто', held: 'Место отложено' } as const;

/**
 * Visits that had already ended when the page was opened. Visits that end later aren't included,
 * because a row must not move just after the doctor has marked it.
 */
function useDone(visits: readonly DeskVisit[], at: number): readonly DeskVisit[] {
  const [done] = useState(
    () => new Set(visits.filter((visit) => hasEnded(visit) && epoch(visit.starts_at) <= at).map(({ id }) => id)),
  );
  return visits.filter((visit) => done.has(visit.id) && hasEnded(visit));
}

/**
 * All visits, free intervals and breaks of the day in order, with a line at the current time.
 * Phones fold the visits that have ended.
 */
export function DayList({ visits, intervals, places, at, isToday, onBook, onClose }: DayListProps) {
  const done = useDone(visits, at);
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolded = isToday && !isUnfolded && done.length > 1;
  const lines: Line[] = [
    ...visits.map((visit) => ({ starts_at: visit.starts_at, visit })),
    // Free time in the past is left out, since it can't be booked.
    ...intervals
      .filter(({ kind, ends_at }) => kind !== 'free' || epoch(ends_at) > at)
      .map((interval) => ({ starts_at: interval.starts_at, interval })),
  ].toSorted((a, b) => epoch(a.starts_at) - epoch(b.starts_at));
  const nameOf = distinctNamesBy(visits, namedVisit);
  const shortNameOf = distinctNamesBy(visits, namedVisitOnPhone);
  const next = lines.findIndex(({ starts_at }) => epoch(starts_at) > at);
  const nowAt = next === -1 ? lines.length : next;
  const nextVisit = isToday ? lines.slice(nowAt).find(({ visit }) => visit && !hasEnded(visit))?.visit : undefined;
  const folded = ({ visit, interval }: Line) =>
    isFolded && (visit ? done.includes(visit) : epoch(interval.ends_at) <= at) ? 'phone:hidden' : undefined;
  const filials = lines.map(({ visit, interval }) => (visit ?? interval).filial_id);
  const placeAt = (index: number) =>
    places.length > 1 && filials[index] !== filials[index - 1]
      ? places.find(({ filial_id }) => filial_id === filials[index])
      : undefined;

  return (
    <ol aria-label="День по порядку" className="overflow-hidden rounded-card bg-white">
      {isToday && done.length > 1 && (
        <li className="hidden phone:block">
          <button
            type="button"
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
            className="flex min-h-12 w-full items-center gap-2 px-4 text-small text-ink-2"
          >
            <Icon icon={isUnfolded ? IconChevronUp : IconChevronDown} size={18} className="text-teal" />
            {doneText(done)}
          </button>
        </li>
      )}
      {lines.map((line, index) => {
        const { starts_at, visit, interval } = line;
        return (
          <Fragment key={visit ? `visit-${visit.id}` : `${interval.kind}-${starts_at}`}>
            {isToday && index === nowAt && <NowLine at={at} />}
            <PlaceLine place={placeAt(index)} />
            {visit ? (
              <DayVisitRow
                visit={visit}
                name={nameOf(visit)}
                shortName={shortNameOf(visit)}
                at={at}
                isNext={visit === nextVisit}
                className={folded(line)}
              />
            ) : interval.kind !== 'free' ? (
              <li
                className={cx(
                  'flex min-h-10 items-center gap-5 border-t border-line px-5 text-small text-ink-2 hatch phone:gap-2 phone:px-4',
                  folded(line),
                )}
              >
                <span className="w-12 shrink-0 text-body text-ink-3">{time(starts_at)}</span>
                <span className="min-w-0 wrap-anywhere">
                  {wordsOf[interval.kind]} до&nbsp;{time(interval.ends_at)}
                  {interval.reason !== null && `. ${typeset(interval.reason)}`}
                </span>
              </li>
            ) : (
              <GapRow gap={interval} at={at} onBook={onBook} onClose={onClose} />
            )}
          </Fragment>
        );
      })}
      {isToday && nowAt === lines.length && <NowLine at={at} />}
    </ol>
  );
}

function PlaceLine({ place }: { place: DayPlace | undefined }) {
  if (place === undefined) return null;
  return (
    <li className="border-t border-line bg-sunken px-5 py-1.5 text-small font-medium wrap-anywhere text-ink-2 first:border-t-0 phone:px-4">
      {typeset(place.title)}
      {place.room !== null && `, ${place.room}`}
    </li>
  );
}

interface GapRowProps extends Pick<DayListProps, 'at' | 'onBook' | 'onClose'> {
  readonly gap: PlannedInterval;
}

function GapRow({ gap, at, onBook, onClose }: GapRowProps) {
  const begun = epoch(gap.starts_at) < at;
  const minutes = Math.floor((epoch(gap.ends_at) - Math.max(at, epoch(gap.starts_at))) / 60_000);
  if (minutes < 5) return null;
  return (
    <li className="flex min-h-15 items-center gap-5 border-t border-line bg-canvas px-5 py-2 phone:gap-2 phone:px-4">
      <span className="w-12 shrink-0 text-ink-3">{time(gap.starts_at)}</span>
      <span className="min-w-0 flex-1 text-small text-ink-2">
        Свободно {begun && 'ещё '}
        {duration(minutes)}
      </span>
      <Button
        variant="quiet"
        size="small"
        className="phone:hidden"
        aria-label={`Закрыть время с ${time(gap.starts_at)}`}
        onClick={() => onClose(gap)}
      >
        Закрыть время
      </Button>
      <Button size="small" aria-label={`Записать на ${time(gap.starts_at)}`} onClick={() => onBook(gap)}>
        Записать
      </Button>
    </li>
  );
}

/** Line at the current time, in the text colour: red would look like an error. */
function NowLine({ at }: { at: number }) {
  return (
    <li className="relative z-10 flex h-6 items-center bg-white">
      <span aria-hidden="true" className="absolute inset-x-0 top-1/2 -mt-px h-0.5 bg-ink" />
      <span className="relative ml-4 rounded-badge bg-ink px-1.5 text-caption font-semibold text-white">
        <span className="sr-only">Сейчас </span>
        {time(at)}
      </span>
    </li>
  );
}
