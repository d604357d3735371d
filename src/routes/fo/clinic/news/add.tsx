import { createFileRoute } from '@tanstack/react-router';
import { NewsAddScreen } from '@/features/clinic/news/news-screens';

export const Route = createFileRoute('/fo/clinic/news/add')({
  staticData: { name: 'clinicNewsAdd', area: 'clinic', heading: 'Новая новость' },
  component: NewsAddScreen,
});
