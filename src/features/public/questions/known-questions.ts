import type { QueryClient } from '@tanstack/react-query';
import { getQuestionListQueryKey } from '#generated/api/public-questions/public-questions.ts';
import type { QuestionList200 } from '#generated/models/question-list200.ts';
import type { Question } from '#generated/models/question.ts';
import { questionsRequest } from './questions-request';
import type { QuestionsSearch } from './questions-search';

interface QuestionsPage {
  readonly context: { readonly queryClient: QueryClient };
  readonly search: QuestionsSearch;
}

/** The questions of a page of the list, as far as they have come: for its head, which waits for nothing. */
export function knownQuestions({ context, search }: QuestionsPage): readonly Question[] {
  return (
    context.queryClient.getQueryData<QuestionList200>(getQuestionListQueryKey(questionsRequest(search)))?.data ?? []
  );
}
