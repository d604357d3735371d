import { getQuestionListQueryOptions } from '@generated/api/public/public';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { questionsRequest } from '@/features/public/questions/questions-request';
import { QuestionsScreen } from '@/features/public/questions/questions-screen';
import { questionsSearch } from '@/features/public/questions/questions-search';
import { warm } from '@/shared/api/load';
import { shownBySection } from '@/shared/section/shown-by-section';
import { pageTitle } from '@/shell/document-title';

export const Route = createFileRoute('/qa/')({
  staticData: { name: 'qa', area: 'public' },
  validateSearch: questionsSearch,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: (loader) => warm(loader, getQuestionListQueryOptions(questionsRequest(loader.deps), shownBySection)),
  head: () => ({
    meta: [
      ...pageTitle('Вопросы и\u00A0ответы').meta,
      { name: 'description', content: 'Вопросы пациентов и ответы врачей Казахстана. Не заменяют консультацию.' },
    ],
  }),
  component: QuestionsScreen,
});
