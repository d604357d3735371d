import { createFileRoute } from '@tanstack/react-router';
import { CompareScreen } from '@/features/public/compare/compare-screen';
import { readDoctors } from '@/features/public/compare/compared-doctors';
import { loadCompared } from '@/features/public/compare/load-compared';
import { readableLists } from '@/features/public/search/address/readable-lists';
import { pageTitle } from '@/shell/document-title';

interface CompareSearch {
  /** Slugs, in the order of the columns. */
  doctors?: string[];
}

export const Route = createFileRoute('/compare')({
  staticData: { name: 'compare', area: 'public' },
  validateSearch: ({ doctors }: Record<string, unknown>): CompareSearch =>
    doctors === undefined ? {} : { doctors: readDoctors(doctors) },
  search: { middlewares: [readableLists] },
  loaderDeps: ({ search }) => ({ doctors: search.doctors ?? [] }),
  loader: (loader) => loadCompared(loader, loader.deps.doctors),
  head: () => pageTitle('Сравнение врачей'),
  component: CompareScreen,
});
