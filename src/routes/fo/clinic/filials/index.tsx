import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getClinicAnalyticsQueryOptions } from '#generated/api/clinic-analytics/clinic-analytics.ts';
import { getClinicFilialListQueryOptions } from '#generated/api/clinic-filials/clinic-filials.ts';
import { getClinicHomeQueryOptions } from '#generated/api/clinic-home/clinic-home.ts';
import { mayInClinic } from '@/features/auth/session/clinic-rights';
import { FilialsScreen } from '@/features/clinic/filials/filials-screen';
import { filialsDefaults, filialsSearch, rangeOf } from '@/features/clinic/filials/filials-search';
import { load, prefetch } from '@/shared/api/load';
import { today } from '@/shared/format/date';
import { shownBySection } from '@/shared/section/section-query';

export const Route = createFileRoute('/fo/clinic/filials/')({
  staticData: { name: 'filialsPage', area: 'clinic', heading: 'Филиалы' },
  validateSearch: filialsSearch,
  search: { middlewares: [stripSearchParams(filialsDefaults)] },
  loaderDeps: ({ search: { period } }) => ({ period }),
  loader: (loader) => {
    prefetch(loader, getClinicHomeQueryOptions(shownBySection));
    const figures = getClinicAnalyticsQueryOptions(rangeOf(loader.deps.period, today()), shownBySection);
    mayInClinic(loader.context.queryClient, 'figures').then(
      (may) => may && prefetch(loader, figures),
      () => undefined,
    );
    return load(loader, getClinicFilialListQueryOptions());
  },
  component: FilialsScreen,
});
