import type { ReactNode } from 'react';
import { useClinicAnalytics } from '#generated/api/clinic-analytics/clinic-analytics.ts';
import type { ClinicAnalytics } from '#generated/models/clinic-analytics.ts';
import { dataOf } from '@/shared/api/load';
import { wholeNumber } from '@/shared/format/number';
import { price } from '@/shared/format/price';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Card } from '@/shared/ui/card';
import { Select } from '@/shared/ui/fields/select';
import { loadText } from './filial-figure-text';

const TOP = 8;

interface DoctorFiguresProps {
  /** Figures of the whole clinic. */
  readonly figures: ClinicAnalytics;
  /** Filial whose figures are shown; undefined for the whole clinic. */
  readonly filial: number | undefined;
  readonly onChoose: (filial: number | undefined) => void;
}

/**
 * Doctors and services, ranked by their visits and income in the period, in all filials or in one.
 */
export function DoctorFigures({ figures, filial, onChoose }: DoctorFiguresProps) {
  const { filials, doctors, services } = figures;
  if (doctors.length === 0 && services.length === 0) return null;
  const known = filials.find(({ filial_id }) => filial_id === filial)?.filial_id;
  return (
    <section aria-labelledby="who-and-what" className="mt-5 phone:mt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="who-and-what" className="page-inset text-h3">
          Врачи и&nbsp;услуги
        </h2>
        {filials.length > 1 && (
          <Select
            size="small"
            aria-label="Показатели филиала"
            value={known ?? ''}
            onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
            className="w-64 phone:w-full"
          >
            <option value="">Все филиалы</option>
            {filials.map(({ filial_id, title }) => (
              <option key={filial_id} value={filial_id}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </div>
      {known === undefined ? <Rankings figures={figures} /> : <OfFilial figures={figures} filialId={known} />}
    </section>
  );
}

function OfFilial({ figures, filialId }: { readonly figures: ClinicAnalytics; readonly filialId: number }) {
  const { date_from, date_to } = figures;
  const query = useClinicAnalytics(
    { date_from, date_to, filial_id: filialId },
    { query: { ...shownBySection.query, select: dataOf } },
  );
  return (
    <div className="mt-4">
      <SectionQuery query={query}>{(data) => <Rankings figures={data} />}</SectionQuery>
    </div>
  );
}

function Rankings({ figures: { doctors, services } }: { readonly figures: ClinicAnalytics }) {
  return (
    <div className="mt-4 grid grid-cols-2 items-start gap-5 phone:mt-3 phone:gap-3 narrow:grid-cols-1">
      <Ranking
        id="doctor-figures"
        title="Врачи"
        columns={['Визиты', 'Загрузка', 'Доход']}
        rows={doctors.map(({ doctor_id, full_name, total }) => ({
          id: doctor_id,
          name: <DoctorName full={full_name} />,
          cells: [wholeNumber(total.visits), loadText(total.occupancy_percent), price(total.income)],
        }))}
      />
      <Ranking
        id="service-figures"
        title="Услуги"
        columns={['Визиты', 'Доход']}
        rows={services.map(({ service_id, title, visits, income }) => ({
          id: service_id,
          name: title,
          cells: [wholeNumber(visits), price(income)],
        }))}
      />
    </div>
  );
}

/** Name of a doctor. On phones it has no patronymic, because the line would wrap. */
function DoctorName({ full }: { readonly full: string }) {
  const [surname, first, ...rest] = full.split(' ');
  return (
    <>
      {surname} {first} <span className="phone:sr-only">{rest.join(' ')}</span>
    </>
  );
}

interface RankingProps {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly id: number; readonly name: ReactNode; readonly cells: readonly string[] }[];
}

/** Width of a column. A column of amounts needs more space than a column of counts. */
function widths(column: string): string {
  return column === 'Доход' ? 'w-28 phone:w-24' : 'w-20 phone:w-18';
}

/** Table of the first rows. The button «Ещё» shows the other rows. */
function Ranking({ id, title, columns, rows }: RankingProps) {
  const table = (part: RankingProps['rows'], head: ReactNode) => (
    <table className="w-full min-w-76 table-fixed text-small phone:text-caption">
      <colgroup>
        <col />
        {columns.map((column) => (
          <col key={column} className={widths(column)} />
        ))}
      </colgroup>
      {head}
      <tbody>
        {part.map((row) => (
          <tr key={row.id} className="border-t border-line *:py-2.5">
            <th scope="row" className="text-left font-normal wrap-anywhere">
              {row.name}
            </th>
            {row.cells.map((cell, column) => (
              <td key={columns[column]} className="pl-3 text-right tabular wrap-anywhere desktop:w-26">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  const head = (hidden: boolean) => (
    <thead className={hidden ? 'sr-only' : 'text-caption text-ink-3'}>
      <tr className="*:h-9 *:font-normal">
        <th className="text-left">
          <span className="sr-only">{title}</span>
        </th>
        {columns.map((column) => (
          <th key={column} scope="col" className="pl-2 text-right">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
  return (
    <Card aria-labelledby={id}>
      <h3 id={id} className="text-title">
        {title}
      </h3>
      <div className="scroll-quiet overflow-x-auto">{table(rows.slice(0, TOP), head(false))}</div>
      {rows.length > TOP && (
        <details className="scroll-quiet overflow-x-auto">
          <summary className="mt-2 link min-h-9 py-2 text-small font-medium">Ещё {rows.length - TOP}</summary>
          {table(rows.slice(TOP), head(true))}
        </details>
      )}
    </Card>
  );
}
