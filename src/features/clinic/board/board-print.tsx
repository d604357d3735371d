import { visitLabel } from '@/domain/visit/visit-badge';
import { yearsCount } from '@/shared/format/counts';
import { weekdayDay } from '@/shared/format/date';
import { upperFirst } from '@/shared/format/letter-case';
import { fullName } from '@/shared/format/name';
import { time } from '@/shared/format/time';
import type { BoardColumn } from './board-model';

/** The day on paper: a list for each doctor. */
export function BoardPrint({ title, date, columns }: { title: string; date: string; columns: readonly BoardColumn[] }) {
  return (
    <div className="hidden text-small print:block" aria-hidden>
      <p className="text-h3">
        {title}. {upperFirst(weekdayDay(date))}
      </p>
      {columns
        .filter(({ items }) => items.length > 0)
        .map((column) => (
          <section key={column.key} className="mt-5 break-inside-avoid">
            <p className="text-title">
              {fullName(column.doctor)}
              {column.date !== date && `, ${weekdayDay(column.date)}`}
            </p>
            <table className="mt-1 w-full border-collapse">
              <tbody>
                {column.items.map(({ visit }) => (
                  <tr key={visit.id} className="border-t border-line align-top *:py-1 *:pr-3">
                    <td className="tabular">{time(visit.starts_at)}</td>
                    <td className="font-medium">
                      {visit.person.full_name}
                      {visit.person.age !== null && `, ${yearsCount(visit.person.age)}`}
                    </td>
                    <td className="whitespace-nowrap">{visit.phone}</td>
                    <td>{visit.service_title}</td>
                    <td>{visitLabel(visit.status).text}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
    </div>
  );
}
