import { getSymptomListQueryOptions } from '@generated/api/public/public';
import { createFileRoute } from '@tanstack/react-router';
import { symptomsRequest } from '@/features/public/symptoms/symptoms-request';
import { SymptomsScreen } from '@/features/public/symptoms/symptoms-screen';
import { symptomsSearch } from '@/features/public/symptoms/symptoms-search';
import { warm } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/shown-by-section';
import { pageTitle } from '@/shell/document-title';

export const Route = createFileRoute('/symptoms')({
  staticData: { name: 'symptoms', area: 'public' },
  validateSearch: symptomsSearch,
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: (loader) => warm(loader, getSymptomListQueryOptions(symptomsRequest(loader.deps), shownBySection)),
  head: () => ({
    meta: [
      ...pageTitle('Симптомы: к\u00A0какому врачу идти').meta,
      {
        name: 'description',
        content:
          'Симптомы у взрослых и детей: к какому врачу идти и когда звонить 103. Справка, которая не заменяет осмотр.',
      },
    ],
  }),
  component: SymptomsScreen,
});
