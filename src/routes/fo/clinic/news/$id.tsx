import { createFileRoute } from '@tanstack/react-router';
import { getClinicNewsReadQueryOptions } from '#generated/api/clinic-news/clinic-news.ts';
import { NewsEditScreen } from '@/features/clinic/news/news-screens';
import { load } from '@/shared/api/load';
import { pathId } from '@/shared/url/ids';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/clinic/news/$id')({
  staticData: { name: 'clinicNewsShow', area: 'clinic' },
  loader: (loader) => load(loader, getClinicNewsReadQueryOptions(pathId(loader.params.id))),
  head: ({ loaderData }) => pageTitle(loaderData?.data.title ?? 'Новость'),
  component: NewsEditScreen,
});
