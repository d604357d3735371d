import type { QuestionListParams } from '#generated/models/question-list-params.ts';
import type { QuestionsSearch } from './questions-search';

const PER_PAGE = 10;

/** The question to the server for one page of the list. */
export function questionsRequest({ q, direction, page }: QuestionsSearch): QuestionListParams {
  return {
    ...(q !== undefined && { q }),
    ...(direction !== undefined && { meddirection: direction }),
    page,
    per_page: PER_PAGE,
  };
}
