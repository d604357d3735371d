import * as v from 'valibot';
import { pageParam, slugParam, textParam } from '@/shared/url/search-params';

/** Search params of the questions. An invalid value is dropped. */
export const questionsSearch = v.object({
  q: textParam,
  /** Slug of a medical direction. */
  direction: slugParam,
  page: pageParam,
});

export type QuestionsSearch = v.InferOutput<typeof questionsSearch>;
