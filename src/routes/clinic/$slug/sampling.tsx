import { createFileRoute } from '@tanstack/react-router';
import { loadSampling } from '@/features/public/sampling/load-sampling';
import { SamplingScreen } from '@/features/public/sampling/sampling-screen';
import { samplingTitle } from '@/features/public/sampling/sampling-title';
import { timesSearch } from '@/shared/url/booking-search';
import { readableLists } from '@/shared/url/search-params';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/clinic/$slug/sampling')({
  staticData: { name: 'clinicSampling', area: 'public', indexed: false },
  validateSearch: timesSearch,
  search: { middlewares: [readableLists] },
  loaderDeps: ({ search: { service, analyses } }) => ({ service, analyses }),
  loader: (loader) => loadSampling(loader, loader.deps),
  head: ({ loaderData }) => pageTitle(loaderData ? samplingTitle(loaderData) : 'Сдача анализов'),
  component: SamplingScreen,
});
