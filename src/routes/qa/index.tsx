import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getQuestionListQueryOptions } from '#generated/api/public-questions/public-questions.ts';
import { getMeddirectionListQueryOptions } from '#generated/api/public-reference/public-reference.ts';
import { knownQuestions, questionsRequest } from '@/features/public/questions/load-questions';
import { QuestionsScreen } from '@/features/public/questions/questions-screen';
import { questionsSearch } from '@/features/public/questions/questions-search';
import { prefetch } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/section-query';
import { pageTitle, publicHead } from '@/shell/page-meta/route-head';
import { questionsSubject } from '@/shell/page-meta/site-subjects';

export const Route = createFileRoute('/qa/')({
  staticData: { name: 'qa', area: 'public', asksWho: true, addressed: ['direction', 'page'] },
  validateSearch: questionsSearch,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: (loader) => {
    prefetch(loader, getQuestionListQueryOptions(questionsRequest(loader.deps), shownBySection));
    prefetch(loader, getMeddirectionListQueryOptions(shownBySection));
  },
  head: ({ match }) =>
    publicHead({
      title: pageTitle('Вопросы и\u00A0ответы'),
      description: 'Вопросы пациентов и ответы врачей Казахстана. Не заменяют консультацию.',
      ...questionsSubject(knownQuestions(match), match.context.origin),
    }),
  component: QuestionsScreen,
});
