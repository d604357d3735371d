import type { QueryClient } from '@tanstack/react-query';
import {
  getQuestionListQueryKey,
  getQuestionReadQueryOptions,
} from '#generated/api/public-questions/public-questions.ts';
import type { QuestionListAnswer } from '#generated/models/question-list-answer.ts';
import type { QuestionListParams } from '#generated/models/question-list-params.ts';
import type { Question } from '#generated/models/question.ts';
import { load } from '@/shared/api/load';
import { pathId } from '@/shared/url/ids';
import type { QuestionsSearch } from './questions-search';

const PER_PAGE = 10;

export function questionsRequest({ q, direction, page }: QuestionsSearch): QuestionListParams {
  return {
    ...(q !== undefined && { q }),
    ...(direction !== undefined && { meddirection: direction }),
    page,
    per_page: PER_PAGE,
  };
}

interface QuestionLoader {
  readonly context: { readonly queryClient: QueryClient };
  readonly params: { readonly id: string };
  readonly preload: boolean;
}

export async function loadQuestion(loader: QuestionLoader): Promise<Question> {
  const { data } = await load(loader, getQuestionReadQueryOptions(pathId(loader.params.id)));
  return data;
}

interface QuestionsPage {
  readonly context: { readonly queryClient: QueryClient };
  readonly search: QuestionsSearch;
}

/**
 * Cached questions of a page for meta tags and JSON-LD. The page's `head` doesn't wait for
 * questions that aren't cached.
 */
export function knownQuestions({ context, search }: QuestionsPage): readonly Question[] {
  return (
    context.queryClient.getQueryData<QuestionListAnswer>(getQuestionListQueryKey(questionsRequest(search)))?.data ?? []
  );
}
