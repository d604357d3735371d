import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { getQuestionReadQueryOptions } from '#generated/api/public-questions/public-questions.ts';
import type { Question } from '#generated/models/question.ts';
import { load } from '@/shared/api/load';

interface LoaderContext {
  readonly context: { readonly queryClient: QueryClient };
  readonly params: { readonly id: string };
  readonly preload: boolean;
}

/** One question; an id that nobody has becomes the not-found screen. */
export async function loadQuestion(loader: LoaderContext): Promise<Question> {
  if (!/^[1-9]\d{0,14}$/.test(loader.params.id)) throw notFound();
  const { data } = await load(loader, getQuestionReadQueryOptions(Number(loader.params.id)));
  return data;
}
