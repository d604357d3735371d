import { type QueryClient, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import type { Problem } from '@/shared/api/problem';
import { useWrite } from './use-write';

type Options<Answer, Variables> = UseMutationOptions<Answer, Problem, Variables>;

/**
 * Type of generated mutation options that are passed as a prop:
 * `getVisitNoteCreateMutationOptions`. `onSuccess` is declared as a method, so that it may take a
 * narrower type of response than the component knows.
 */
export type WriteOf<Answer, Variables> = (client: QueryClient) => Omit<
  Options<Answer, Variables>,
  'onSuccess' | 'onSettled'
> & {
  onSuccess?(...of: Parameters<NonNullable<Options<Answer, Variables>['onSuccess']>>): unknown;
};

/**
 * `useWrite` for a component that several cabinets use, each with its own operation. The cabinet
 * passes options instead of a hook, because a hook in a prop would break the rules of hooks.
 */
export function useWriteOf<Answer, Variables>(
  write: WriteOf<Answer, Variables>,
  options?: Parameters<typeof useWrite<Answer, Variables>>[1],
) {
  return useWrite(useMutation(write(useQueryClient())), options);
}
