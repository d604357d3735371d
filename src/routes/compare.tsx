import { createFileRoute } from '@tanstack/react-router';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import { CompareScreen } from '@/features/public/compare/compare-screen';
import { readAsked, readDoctors } from '@/features/public/compare/compared-doctors';
import { loadCompared } from '@/features/public/compare/load-compared';
import { readableLists } from '@/features/public/search/address/readable-lists';
import { pageTitle } from '@/shell/page-meta/route-head';

interface CompareSearch {
  /** Slugs, in the order of the columns. */
  doctors?: string[];
  /** What they are compared for; a first visit to the clinic without either. */
  offer?: string | undefined;
  format?: VisitFormat | undefined;
}

export const Route = createFileRoute('/compare')({
  staticData: { name: 'compare', area: 'public', indexed: false },
  validateSearch: ({ doctors, offer, format }: Record<string, unknown>): CompareSearch => ({
    ...(doctors !== undefined && { doctors: readDoctors(doctors) }),
    ...readAsked(offer, format),
  }),
  search: { middlewares: [readableLists] },
  loaderDeps: ({ search: { doctors = [], offer, format } }) => ({ doctors, asked: { offer, format } }),
  loader: (loader) => loadCompared(loader, loader.deps.doctors, loader.deps.asked),
  head: () => pageTitle('Сравнение врачей'),
  component: CompareScreen,
});
