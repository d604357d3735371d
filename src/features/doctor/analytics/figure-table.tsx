import type { VisitFigures } from '#generated/models/visit-figures.ts';
import { visitsCount } from '@/shared/format/counts';
import { percent, wholeNumber } from '@/shared/format/number';
import { price } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';
import { Card } from '@/shared/ui/card';
import { notCancelledOf } from './figure-text';

interface FigureTableProps {
  id: string;
  heading: string;
  /** Title of the first column: «Неделя», «Клиника». */
  of: string;
  rows: readonly { readonly key: string; readonly title: string; readonly figures: VisitFigures }[];
}

/**
 * Table that also serves as a bar chart: each row has a bar for its visits, and the figures beside
 * it.
 */
export function FigureTable({ id, heading, of, rows }: FigureTableProps) {
  const most = Math.max(1, ...rows.map(({ figures }) => notCancelledOf(figures)));
  const hasOccupancy = rows.some(({ figures }) => figures.occupancy_percent !== null);
  return (
    <Card aria-labelledby={id} className="px-0 pb-2 phone:px-0">
      <h2 id={id} className="mb-3 px-6 text-h3 phone:px-4">
        {heading}
      </h2>
      {rows.length === 0 ? (
        <p className="px-6 pb-3 text-ink-2 phone:px-4">За&nbsp;это время визитов не&nbsp;было.</p>
      ) : (
        <table aria-labelledby={id} className="w-full phone:block">
          <thead className="text-caption text-ink-3 phone:sr-only">
            <tr className="*:px-3 *:pb-2 *:text-right *:font-normal *:first:pl-6 *:first:text-left *:last:pr-6">
              <th scope="col">{of}</th>
              <th scope="col">Визиты</th>
              <th scope="col">Завершены</th>
              <th scope="col">Неявки</th>
              <th scope="col">Впервые</th>
              {hasOccupancy && <th scope="col">Загрузка</th>}
              <th scope="col">Доход</th>
            </tr>
          </thead>
          <tbody className="phone:block">
            {rows.map(({ key, title, figures }) => (
              <tr
                key={key}
                className="border-t border-line text-right *:px-3 *:py-3 *:first:pl-6 *:last:pr-6 phone:flex phone:flex-wrap phone:items-baseline phone:gap-x-3 phone:px-4 phone:py-3 phone:text-left phone:text-small phone:*:p-0 phone:*:first:p-0 phone:*:last:p-0"
              >
                <th scope="row" className="w-2/5 text-left font-normal phone:mb-1.5 phone:w-full">
                  <span className="wrap-anywhere">{typeset(title)}</span>
                  {/* The bar is an SVG, because the Content-Security-Policy forbids style
                      attributes. */}
                  <svg className="mt-1.5 block h-2 w-full overflow-hidden rounded-full bg-sunken" aria-hidden="true">
                    <rect
                      className="fill-teal forced-colors:fill-system"
                      width={`${(100 * notCancelledOf(figures)) / most}%`}
                      height="8"
                      rx="4"
                    />
                  </svg>
                </th>
                <td className="font-medium">
                  <span className="desktop:sr-only">{visitsCount(notCancelledOf(figures))}</span>
                  <span aria-hidden="true" className="phone:hidden">
                    {wholeNumber(notCancelledOf(figures))}
                  </span>
                </td>
                <Cell label="завершены" value={wholeNumber(figures.completed)} />
                <Cell label="неявки" value={wholeNumber(figures.no_show)} />
                <Cell label="впервые" value={wholeNumber(figures.first_visits)} />
                {hasOccupancy && <Cell label="загрузка" value={percent(figures.occupancy_percent)} />}
                <Cell label="доход" value={price(figures.revenue)} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

/** A table cell. On phones it also shows the title of its column. */
function Cell({ label, value }: { label: string; value: string }) {
  return (
    <td className="whitespace-nowrap text-ink-2">
      <span className="text-ink-3 desktop:hidden">{label} </span>
      {value}
    </td>
  );
}
