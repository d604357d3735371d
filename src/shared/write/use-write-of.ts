import { type QueryClient, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import type { Problem } from '@/shared/api/problem';
import { useWrite } from './use-write';

type Options<Answer, Variables> = UseMutationOptions<Answer, Problem, Variables>;

/**
 * Mutation options passed to a component: `getVisitNoteCreateMutationOptions`. `onSuccess` is
 * declared as a method, so that it may expect more of the response than the component knows.
 */
export type WriteOf<Answer, Variables> = (client: QueryClient) => Omit<
  Options<Answer, Variables>,
  'onSuccess' | 'onSettled'
> & {
  onSuccess?(...of: Parameters<NonNullable<Options<Answer, Variables>['onSuccess']>>): unknown;
};

/**
 * `useWrite` for components of several cabinets, each with its own operation. Choosing a hook while
 * rendering would break the rules of hooks; choosing options does not.
 */
export function useWriteOf<Answer, Variables>(
  write: WriteOf<Answer, Variables>,
  options?: Parameters<typeof useWrite<Answer, Variables>>[1],
) {
  return useWrite(useMutation(write(useQueryClient())), options);
}
