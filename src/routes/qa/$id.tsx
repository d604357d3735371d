import { createFileRoute } from '@tanstack/react-router';
import { loadQuestion } from '@/features/public/questions/load-questions';
import { QuestionScreen } from '@/features/public/questions/question-screen';
import { pageTitle, publicHead } from '@/shell/page-meta/route-head';
import { questionsSubject } from '@/shell/page-meta/site-subjects';

export const Route = createFileRoute('/qa/$id')({
  staticData: { name: 'qa', area: 'public', asksWho: true },
  loader: async (loader) => ({ question: await loadQuestion(loader) }),
  head: ({ match, loaderData }) =>
    loaderData
      ? publicHead({
          title: pageTitle(loaderData.question.title),
          description: loaderData.question.text.slice(0, 160),
          ...questionsSubject([loaderData.question], match.context.origin, loaderData.question),
        })
      : {},
  component: QuestionScreen,
});
