import * as v from 'valibot';
import { textParam } from '@/features/public/lists/list-params';
import { pageParam, slugParam } from '@/shared/url/search-params';

/** The address of the list of questions: what means nothing is dropped. */
export const questionsSearch = v.object({
  q: textParam,
  /** A medical direction. */
  direction: slugParam,
  page: pageParam,
});

export type QuestionsSearch = v.InferOutput<typeof questionsSearch>;
