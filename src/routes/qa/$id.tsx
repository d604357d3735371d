import { createFileRoute } from '@tanstack/react-router';
import { loadQuestion } from '@/features/public/questions/load-question';
import { QuestionScreen } from '@/features/public/questions/question-screen';
import { pageTitle } from '@/shell/document-title';

export const Route = createFileRoute('/qa/$id')({
  staticData: { name: 'qa', area: 'public' },
  loader: async (loader) => ({ question: await loadQuestion(loader) }),
  head: ({ loaderData }) =>
    loaderData
      ? {
          meta: [
            ...pageTitle(loaderData.question.title).meta,
            { name: 'description', content: loaderData.question.text.slice(0, 160) },
          ],
        }
      : {},
  component: QuestionScreen,
});
