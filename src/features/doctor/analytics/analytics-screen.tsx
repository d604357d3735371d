import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useDoctorAnalyticsSuspense } from '#generated/api/doctor-analytics/doctor-analytics.ts';
import type { DoctorAnalytics } from '#generated/models/doctor-analytics.ts';
import type { VisitFigures } from '#generated/models/visit-figures.ts';
import { dataOf } from '@/shared/api/load';
import { visitsCount } from '@/shared/format/counts';
import { calendarDay, dateRange } from '@/shared/format/date';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { PageHeading } from '@/shared/ui/page-heading';
import { useToday } from '@/shared/use-now';
import { periodKeys, periods, rangeOf } from './analytics-period';
import { FigureTable } from './figure-table';
import { figuresOf, notCancelledOf } from './figure-text';

const route = getRouteApi('/fo/doctor/analytics/');

/**
 * Visits, occupancy, no-shows and income of a period, compared with the previous period
 * (docs/rules.md §2, doctorAnalyticsInProcess).
 */
export function AnalyticsScreen() {
  const { period } = route.useSearch();
  const navigate = useNavigate({ from: '/fo/doctor/analytics' });
  const { data } = useDoctorAnalyticsSuspense(rangeOf(period, useToday()), { query: { select: dataOf } });
  const { by_week, by_filial, by_service } = data;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="page-inset">
          <PageHeading className="text-h2" />
          <p className="text-ink-2">{rangeText(data)}</p>
        </div>
        <SegmentedControl
          label="Период"
          options={periodKeys.map((value) => ({ value, label: periods[value].title }))}
          value={period}
          onChange={(chosen) => void navigate({ search: { period: chosen }, replace: true, resetScroll: false })}
        />
      </div>
      <Totals data={data} />
      <div className="mt-5 flex flex-col gap-5 phone:mt-3 phone:gap-3">
        <FigureTable
          id="by-week"
          heading="По неделям"
          of="Неделя"
          rows={by_week.map(({ date_from, date_to, figures }) => ({
            key: date_from,
            title: dateRange(date_from, date_to),
            figures,
          }))}
        />
        <FigureTable
          id="by-filial"
          heading="По клиникам"
          of="Клиника"
          rows={by_filial
            .toSorted(mostKept)
            .map(({ filial_id, title, figures }) => ({ key: String(filial_id), title, figures }))}
        />
        <FigureTable
          id="by-service"
          heading="По услугам"
          of="Услуга"
          rows={by_service
            .toSorted(mostKept)
            .map(({ service_id, title, figures }) => ({ key: String(service_id), title, figures }))}
        />
      </div>
    </>
  );
}

/** Sorts by the number of visits that weren't cancelled, highest first. */
const mostKept = (a: { readonly figures: VisitFigures }, b: { readonly figures: VisitFigures }): number =>
  notCancelledOf(b.figures) - notCancelledOf(a.figures);

/** Six figures of the period, each compared with the previous period. */
function Totals({ data: { total, previous } }: { data: DoctorAnalytics }) {
  return (
    <section aria-label="Итоги" className="mt-5 rounded-card bg-white pt-5 phone:mt-3">
      <dl className="grid grid-cols-2 gap-y-4 desktop:grid-cols-3 wide:grid-cols-6">
        {figuresOf(total, previous.total).map(({ label, value, change }) => (
          <div key={label} className="px-6 phone:px-4">
            <dt className="text-small text-ink-2">{label}</dt>
            <dd>
              <span className="text-h3 whitespace-nowrap">{value}</span>
              {change !== null && <span className="block text-caption text-ink-3">{change}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 border-t border-line px-6 py-3 text-small text-ink-2 phone:px-4">
        {previous.total.visits === 0 ? (
          <>За {dateRange(previous.date_from, previous.date_to)} визитов нет: сравнить не&nbsp;с&nbsp;чем.</>
        ) : (
          <>
            Сравниваем с&nbsp;{dateRange(previous.date_from, previous.date_to)}: тогда было{' '}
            {visitsCount(notCancelledOf(previous.total))}.
          </>
        )}
      </p>
    </section>
  );
}

/**
 * Date range as text: «13 апреля – 12 мая». The text has years if the range begins and ends in
 * different years.
 */
function rangeText({ date_from, date_to }: Pick<DoctorAnalytics, 'date_from' | 'date_to'>): string {
  const sameYear = date_from.slice(0, 4) === date_to.slice(0, 4);
  return sameYear ? dateRange(date_from, date_to) : `${calendarDay(date_from)}\u00A0– ${calendarDay(date_to)}`;
}
