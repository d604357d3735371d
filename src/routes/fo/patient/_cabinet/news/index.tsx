import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getNewsListQueryOptions } from '#generated/api/patient-news/patient-news.ts';
import { newsOfPage, newsPage, newsPageDefaults } from '@/features/patient/news/news-page';
import { NewsListScreen } from '@/features/patient/news/patient-news-list-screen';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/patient/_cabinet/news/')({
  staticData: { name: 'patientNewsPage', area: 'user', heading: 'Новости' },
  validateSearch: newsPage,
  search: { middlewares: [stripSearchParams(newsPageDefaults)] },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: (loader) => load(loader, getNewsListQueryOptions(newsOfPage(loader.deps.page))),
  component: NewsListScreen,
});
