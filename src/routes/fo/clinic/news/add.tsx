import { createFileRoute } from '@tanstack/react-router';
import { NewsAddScreen } from '@/features/clinic/news/news-screens';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/clinic/news/add')({
  staticData: { name: 'clinicNewsAdd', area: 'clinic' },
  head: () => pageTitle('Новая новость'),
  component: NewsAddScreen,
});
