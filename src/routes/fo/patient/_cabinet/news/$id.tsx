import { createFileRoute } from '@tanstack/react-router';
import { getNewsReadQueryOptions } from '#generated/api/patient-news/patient-news.ts';
import { NewsScreen } from '@/features/patient/news/news-screen';
import { load } from '@/shared/api/load';
import { pathId } from '@/shared/url/ids';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/patient/_cabinet/news/$id')({
  staticData: { name: 'patientNewsShow', area: 'user' },
  loader: (loader) => load(loader, getNewsReadQueryOptions(pathId(loader.params.id))),
  head: ({ loaderData }) => pageTitle(loaderData?.data.title ?? 'Новость'),
  component: NewsScreen,
});
