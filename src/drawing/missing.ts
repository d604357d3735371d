import type { Query, QueryClient } from '@tanstack/react-query';
import { getQuestionListQueryKey } from '#generated/api/public-questions/public-questions.ts';
import { getSearchResultsQueryKey } from '#generated/api/public-search/public-search.ts';
import { getSymptomListQueryKey } from '#generated/api/public-symptoms/public-symptoms.ts';
import type { FileRoutesById } from '#generated/route-tree.gen.ts';
import { isProblem } from '@/shared/api/problem';

/**
 * The main read of each list page. A page about one thing fails as a whole without its main read,
 * so it is not listed here.
 */
const subjects: Partial<Record<keyof FileRoutesById, readonly unknown[]>> = {
  '/search': getSearchResultsQueryKey(),
  '/services': getSearchResultsQueryKey(),
  '/symptoms': getSymptomListQueryKey(),
  '/qa/': getQuestionListQueryKey(),
};

/** Statuses of a refusal that says something about the request, not about the provider. */
const isRefusal = (status = 0): boolean => status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);

/** Reads without a response at the time limit, and reads that failed. */
export function missingReads(queryClient: QueryClient): Query[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state: { status, fetchStatus, error } }) =>
      status === 'error'
        ? !isProblem(error) || !isRefusal(error.status)
        : status === 'pending' && fetchStatus !== 'idle',
    );
}

/** Whether the main read of a route's page is missing. */
export function isSubjectMissing(routeId: string | undefined, missing: readonly Query[]): boolean {
  const subject = new Map<string | undefined, readonly unknown[]>(Object.entries(subjects)).get(routeId);
  return subject !== undefined && missing.some(({ queryKey }) => pathOf(queryKey) === pathOf(subject));
}

/**
 * A read for the log: its path and the reason of the failure, without parameters, which may name a
 * person.
 */
export function readText({ queryKey, state: { error, status } }: Query): string {
  return `${pathOf(queryKey)}: ${status === 'pending' ? 'no answer in time' : reasonOf(error)}`;
}

/** «POST/api/v0/front/search»: the key of a read begins with its path; parameters are objects. */
function pathOf(key: readonly unknown[]): string {
  return key.filter((part) => typeof part === 'string' || typeof part === 'number').join('/');
}

/** The reason of a failure in a few words. */
export function reasonOf(error: unknown): string {
  if (isProblem(error)) return [error.kind, error.status, reasonOf(error.cause)].filter(Boolean).join(' ');
  return error instanceof Error ? error.message : '';
}
