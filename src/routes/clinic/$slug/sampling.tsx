import { createFileRoute } from '@tanstack/react-router';
import { loadSampling } from '@/features/public/sampling/load-sampling';
import { SamplingScreen } from '@/features/public/sampling/sampling-screen';
import { timesSearch } from '@/shared/url/booking-search';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/clinic/$slug/sampling')({
  staticData: { name: 'clinicSampling', area: 'public', indexed: false },
  validateSearch: timesSearch,
  loaderDeps: ({ search: { service } }) => ({ service }),
  loader: (loader) => loadSampling(loader, loader.deps.service),
  head: ({ loaderData }) => pageTitle(loaderData ? `${loaderData.service.title}: когда сдать` : 'Сдача анализов'),
  component: SamplingScreen,
});
