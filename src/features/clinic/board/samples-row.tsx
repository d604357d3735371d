import { memo, useId } from 'react';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { VisitBlock } from '@/domain/calendar/visit-block';
import { namedVisitShort, distinctNamesBy } from '@/domain/person/distinct-names';
import { isCalledOff } from '@/domain/visit/visit-can';
import { visitPace } from '@/domain/visit/visit-pace';
import { minuteAt } from '@/shared/format/clock';
import { visitsCount } from '@/shared/format/counts';
import { dayOf, weekdayShort } from '@/shared/format/date';
import { time } from '@/shared/format/time';
import type { BoardColumn } from './board-model';
import { analysesText } from './board-text';

/** A block is as high as a visit of this number of minutes, so that it has two lines. */
const TWO_LINES = 60;

interface SamplesRowProps {
  readonly visits: readonly DeskVisit[];
  readonly dates: readonly string[];
  readonly now: number;
  /** Whether cancelled visits are shown. */
  readonly withCancelled: boolean;
  readonly onOpen: (visit: DeskVisit) => void;
}

/** The visits without a doctor on the shown days, earliest first. */
export function samplesOf(visits: readonly DeskVisit[], dates: readonly string[]): readonly DeskVisit[] {
  return visits
    .filter(({ doctor_id, starts_at }) => doctor_id === null && dates.includes(dayOf(starts_at)))
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
}

/** Number of cancelled visits on the shown days, those for analyses included. */
export function cancelledCount(
  columns: readonly BoardColumn[],
  visits: readonly DeskVisit[],
  dates: readonly string[],
): number {
  const ofDoctors = columns.flatMap(({ cancelled }) => cancelled);
  return ofDoctors.length + samplesOf(visits, dates).filter((visit) => isCalledOff(visit)).length;
}

/**
 * Row with the visits for lab tests, above the columns of the doctors. Several people come at one
 * time and for ten minutes, so a column would have no room for their names.
 */
export const SamplesRow = memo(function SamplesRow({ visits, dates, now, withCancelled, onOpen }: SamplesRowProps) {
  const titleId = useId();
  const own = samplesOf(visits, dates);
  const shown = withCancelled ? own : own.filter((visit) => !isCalledOff(visit));
  if (shown.length === 0) return null;
  const nameOf = distinctNamesBy(shown, namedVisitShort);
  return (
    <section aria-labelledby={titleId} className="mb-3 rounded-card bg-white p-3 phone:-mx-3 phone:rounded-none">
      <h2 id={titleId} className="flex flex-wrap gap-x-2 text-small font-medium">
        Анализы без врача
        <span className="font-normal text-ink-3">{visitsCount(shown.length)}</span>
      </h2>
      <ul className="scroll-quiet mt-2 grid max-h-40 grid-cols-[repeat(auto-fill,minmax(--spacing(38),1fr))] gap-1.5 overflow-y-auto">
        {shown.map((visit) => (
          <li key={visit.id} className="h-11">
            <VisitBlock
              tabIndex={0}
              aria-haspopup="dialog"
              data-visit={visit.id}
              status={visit.status}
              name={nameOf(visit)}
              clock={dates.length > 1 ? dayAndTime(visit.starts_at) : time(visit.starts_at)}
              pace={visitPace(visit, now)}
              note={analysesText(visit)}
              from={minuteAt(visit.starts_at)}
              minutes={TWO_LINES}
              onClick={() => onOpen(visit)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Day and time in the week view: «вт 09:30». */
function dayAndTime(moment: string): string {
  return `${weekdayShort(moment)} ${time(moment)}`;
}
