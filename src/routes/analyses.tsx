import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { AnalysesScreen } from '@/features/public/analyses/analyses-screen';
import { idsParam, pageParam, readableLists, slugParam } from '@/shared/url/search-params';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/analyses')({
  staticData: { name: 'analyses', area: 'public', indexed: false },
  validateSearch: v.object({ analyses: idsParam, district: slugParam, page: pageParam }),
  search: { middlewares: [readableLists, stripSearchParams({ page: 1 })] },
  head: () => pageTitle('Ваши анализы'),
  component: AnalysesScreen,
});
