import { getSymptomListQueryOptions } from '@generated/api/public/public';
import { createFileRoute } from '@tanstack/react-router';
import { SymptomsScreen } from '@/features/public/symptoms/symptoms-screen';
import { symptomsSearch } from '@/features/public/symptoms/symptoms-search';
import { warm } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/shown-by-section';
import { pageTitle } from '@/shell/document-title';

export const Route = createFileRoute('/symptoms')({
  staticData: { name: 'symptoms', area: 'public' },
  validateSearch: symptomsSearch,
  loader: (loader) => warm(loader, getSymptomListQueryOptions(shownBySection)),
  head: () => ({
    meta: [
      ...pageTitle('Симптомы: к\u00A0какому врачу идти').meta,
      {
        name: 'description',
        content:
          'Симптомы по частям тела: к какому врачу идти и когда звонить 103. Справка, которая не заменяет осмотр.',
      },
    ],
  }),
  component: SymptomsScreen,
});
