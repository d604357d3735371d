import * as v from 'valibot';
import { pageParam, slugParam, textParam } from '@/shared/url/search-params';

/** What of the questions is listed; a bad value is dropped. */
export const questionsSearch = v.object({
  q: textParam,
  /** A medical direction. */
  direction: slugParam,
  page: pageParam,
});

export type QuestionsSearch = v.InferOutput<typeof questionsSearch>;
