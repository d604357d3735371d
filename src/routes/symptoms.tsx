import { createFileRoute } from '@tanstack/react-router';
import { getSymptomListQueryOptions } from '#generated/api/public-symptoms/public-symptoms.ts';
import { SymptomsScreen } from '@/features/public/symptoms/symptoms-screen';
import { symptomsRequest, symptomsSearch } from '@/features/public/symptoms/symptoms-search';
import { prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';
import { pageTitle, publicHead } from '@/shell/page-meta/route-head';
import { plainSubject } from '@/shell/page-meta/site-subjects';

export const Route = createFileRoute('/symptoms')({
  staticData: { name: 'symptoms', area: 'public' },
  validateSearch: symptomsSearch,
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: (loader) => prefetch(loader, getSymptomListQueryOptions(symptomsRequest(loader.deps), shownBySection)),
  head: ({ match }) =>
    publicHead({
      title: pageTitle('Симптомы: к\u00A0какому врачу идти'),
      description:
        'Симптомы у взрослых и детей: к какому врачу идти и когда звонить 103. Справка, которая не заменяет осмотр.',
      ...plainSubject('Симптомы', '/symptoms', match.context.origin),
    }),
  component: SymptomsScreen,
});
