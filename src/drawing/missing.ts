import type { Query, QueryClient } from '@tanstack/react-query';
import { getQuestionListQueryKey } from '#generated/api/public-questions/public-questions.ts';
import { getSearchResultsQueryKey } from '#generated/api/public-search/public-search.ts';
import { getSymptomListQueryKey } from '#generated/api/public-symptoms/public-symptoms.ts';
import type { FileRoutesById } from '#generated/route-tree.gen.ts';
import { isProblem } from '@/shared/api/problem';

/**
 * Main read of each list page. The page of one doctor or clinic is not listed, because its route
 * fails without the main read.
 */
const subjects: Partial<Record<keyof FileRoutesById, readonly unknown[]>> = {
  '/search': getSearchResultsQueryKey(),
  '/services': getSearchResultsQueryKey(),
  '/symptoms': getSymptomListQueryKey(),
  '/qa/': getQuestionListQueryKey(),
};

/**
 * Whether a status means that the provider refuses the request. With another status the provider
 * itself has failed.
 */
const isRefusal = (status = 0): boolean => status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);

/** Reads that have failed, and reads without a response at the time limit. */
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
 * Text about a read for the log: its path and the reason of the failure. Parameters are left out,
 * because they may contain personal data.
 */
export function readText({ queryKey, state: { error, status } }: Query): string {
  return `${pathOf(queryKey)}: ${status === 'pending' ? 'no answer in time' : reasonOf(error)}`;
}

/**
 * Path of a read: «POST/api/v0/front/search». It consists of the parts of the key that are texts or
 * numbers. The parameters are objects.
 */
function pathOf(key: readonly unknown[]): string {
  return key.filter((part) => typeof part === 'string' || typeof part === 'number').join('/');
}

/** Reason of a failure in a few words. */
export function reasonOf(error: unknown): string {
  if (isProblem(error)) return [error.kind, error.status, reasonOf(error.cause)].filter(Boolean).join(' ');
  return error instanceof Error ? error.message : '';
}
