import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getDoctorAnalyticsQueryOptions } from '#generated/api/doctor-analytics/doctor-analytics.ts';
import { analyticsDefaults, analyticsSearch, rangeOf } from '@/features/doctor/analytics/analytics-period';
import { AnalyticsScreen } from '@/features/doctor/analytics/analytics-screen';
import { load } from '@/shared/api/load';
import { today } from '@/shared/format/date';

export const Route = createFileRoute('/fo/doctor/analytics/')({
  staticData: { name: 'doctorAnalyticsInProcess', area: 'doctor', heading: 'Аналитика' },
  validateSearch: analyticsSearch,
  search: { middlewares: [stripSearchParams(analyticsDefaults)] },
  loaderDeps: ({ search: { period } }) => ({ period }),
  loader: (loader) => load(loader, getDoctorAnalyticsQueryOptions(rangeOf(loader.deps.period, today()))),
  component: AnalyticsScreen,
});
