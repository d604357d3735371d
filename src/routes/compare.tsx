import { createFileRoute } from '@tanstack/react-router';
import { CompareScreen } from '@/features/public/compare/compare-screen';
import { compareSearch } from '@/features/public/compare/compared-doctors';
import { loadCompared } from '@/features/public/compare/load-compared';
import { readableLists } from '@/shared/url/search-params';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/compare')({
  staticData: { name: 'compare', area: 'public', indexed: false },
  validateSearch: compareSearch,
  search: { middlewares: [readableLists] },
  loaderDeps: ({ search: { doctors = [], offer, format } }) => ({ doctors, asked: { offer, format } }),
  loader: (loader) => loadCompared(loader, loader.deps.doctors, loader.deps.asked),
  head: () => pageTitle('Сравнение врачей'),
  component: CompareScreen,
});
