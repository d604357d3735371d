import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getDoctorAnalyticsQueryOptions } from '#generated/api/doctor-analytics/doctor-analytics.ts';
import { analyticsDefaults, analyticsSearch, rangeOf } from '@/features/doctor/analytics/analytics-period';
import { AnalyticsScreen } from '@/features/doctor/analytics/analytics-screen';
import { load } from '@/shared/api/load';
import { today } from '@/shared/format/date';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/doctor/analytics/')({
  staticData: { name: 'doctorAnalyticsInProcess', area: 'doctor' },
  validateSearch: analyticsSearch,
  search: { middlewares: [stripSearchParams(analyticsDefaults)] },
  loaderDeps: ({ search: { period } }) => ({ period }),
  loader: (loader) => load(loader, getDoctorAnalyticsQueryOptions(rangeOf(loader.deps.period, today()))),
  head: () => pageTitle('Аналитика'),
  component: AnalyticsScreen,
});
