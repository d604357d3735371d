import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { servicesText } from '@/domain/service/several-analyses';
import { visitLabel } from '@/domain/visit/visit-badge';
import { isCalledOff } from '@/domain/visit/visit-can';
import { clockOf } from '@/shared/format/clock';
import { yearsCount } from '@/shared/format/counts';
import { weekdayDay } from '@/shared/format/date';
import { upperFirst } from '@/shared/format/letter-case';
import { fullName } from '@/shared/format/name';
import { dateTime, time } from '@/shared/format/time';
import type { BoardColumn } from './board-model';
import { samplesOf } from './samples-row';

interface BoardPrintProps {
  title: string;
  date: string;
  now: number;
  columns: readonly BoardColumn[];
  visits: readonly DeskVisit[];
  dates: readonly string[];
}

/**
 * The day for printing, with one list for each doctor. It is rendered only while printing, because
 * it may have hundreds of rows.
 */
export function BoardPrint(props: BoardPrintProps) {
  return usePrinting() ? <Sheets {...props} /> : null;
}

function Sheets({ title, date, dates, now, columns, visits }: BoardPrintProps) {
  const samples = dates
    .map((day) => ({ day, expected: samplesOf(visits, [day]).filter((visit) => !isCalledOff(visit)) }))
    .filter(({ expected }) => expected.length > 0);
  return (
    <div className="hidden text-small print:block">
      <div className="flex items-baseline justify-between gap-6">
        <h1 className="text-h3">
          {title}. {upperFirst(weekdayDay(date))}
        </h1>
        <p className="shrink-0 text-caption">Напечатано {dateTime(now)}</p>
      </div>
      {columns
        .filter(({ items, open, isClosed }) => items.length > 0 || open.length > 0 || isClosed)
        .map((column) => (
          <Sheet
            key={column.key}
            heading={fullName(column.doctor)}
            side={`${title}, ${weekdayDay(column.date)}`}
            visits={column.items.map(({ visit }) => visit)}
            note={freeText(column)}
          />
        ))}
      {samples.map(({ day, expected }) => (
        <Sheet key={day} heading="Анализы без врача" side={`${title}, ${weekdayDay(day)}`} visits={expected} />
      ))}
    </div>
  );
}

interface SheetProps {
  heading: string;
  /** Text at the right of the heading. */
  side: string;
  visits: readonly DeskVisit[];
  note?: string;
}

/** One list of visits. */
function Sheet({ heading, side, visits, note }: SheetProps) {
  return (
    <section className="mt-5 break-inside-avoid">
      {/* Fixed column widths, so that the tables of all doctors align. */}
      <table className="mt-1 w-full table-fixed border-collapse">
        <colgroup>
          {['w-[8%]', 'w-[32%]', 'w-[20%]', 'w-[24%]', 'w-[16%]'].map((width) => (
            <col key={width} className={width} />
          ))}
        </colgroup>
        {/* Browsers repeat the table head on each printed page. */}
        <thead>
          <tr>
            <td colSpan={3} className="pb-1">
              <h2 className="text-title">{heading}</h2>
            </td>
            <td colSpan={2} className="pb-1 text-right align-bottom">
              {side}
            </td>
          </tr>
        </thead>
        <tbody>
          {visits.map((visit) => (
            <tr key={visit.id} className="border-t border-line align-top *:py-1 *:pr-3">
              <td className="tabular">{time(visit.starts_at)}</td>
              <td className="font-medium">
                {visit.person.full_name}
                {visit.person.age !== null && `, ${yearsCount(visit.person.age)}`}
              </td>
              <td className="tabular">{visit.phone}</td>
              <td>{servicesText(visit)}</td>
              <td>{visitLabel(visit.status).text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p className="border-t border-line py-1 text-caption">{note}</p>}
    </section>
  );
}

function freeText({ gaps, isClosed, closed }: BoardColumn): string {
  if (isClosed && closed !== null) return closed;
  if (gaps.length === 0) return 'Свободного времени нет';
  return `Свободно: ${gaps.map(({ from, to }) => `${clockOf(from)}–${clockOf(to)}`).join(', ')}`;
}

function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia('print');
    // React must render before the listener returns, because the browser prints right after it.
    const set = (on: boolean) => flushSync(() => setPrinting(on));
    const begin = () => set(true);
    const end = () => set(false);
    const change = () => set(paper.matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', change);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', change);
    };
  }, []);
  return isPrinting;
}
