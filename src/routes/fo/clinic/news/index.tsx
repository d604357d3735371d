import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getClinicNewsListQueryOptions } from '#generated/api/clinic-news/clinic-news.ts';
import { NewsListScreen } from '@/features/clinic/news/clinic-news-list-screen';
import { newsDefaults, newsSearch } from '@/features/clinic/news/news-search';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/clinic/news/')({
  staticData: { name: 'clinicNewsPage', area: 'clinic', heading: 'Новости' },
  validateSearch: newsSearch,
  search: { middlewares: [stripSearchParams(newsDefaults)] },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: (loader) => load(loader, getClinicNewsListQueryOptions({ page: loader.deps.page })),
  component: NewsListScreen,
});
