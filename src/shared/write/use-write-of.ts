import { type QueryClient, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import type { Problem } from '@/shared/api/problem';
import { useWrite } from './use-write';

type Options<Answer, Variables> = UseMutationOptions<Answer, Problem, Variables>;

/**
 * A write that is handed to a component: `getVisitNoteCreateMutationOptions`. Declared as a method,
 * `onSuccess` may ask for more than the component knows of the answer: it gets its own request's.
 */
export type WriteOf<Answer, Variables> = (client: QueryClient) => Omit<
  Options<Answer, Variables>,
  'onSuccess' | 'onSettled'
> & {
  onSuccess?(...of: Parameters<NonNullable<Options<Answer, Variables>['onSuccess']>>): unknown;
};

/**
 * `useWrite` where a component serves several cabinets, each with its own operation. A hook that is
 * chosen while rendering would break the rules of hooks; the options of a mutation do not.
 */
export function useWriteOf<Answer, Variables>(
  write: WriteOf<Answer, Variables>,
  options?: Parameters<typeof useWrite<Answer, Variables>>[1],
) {
  return useWrite(useMutation(write(useQueryClient())), options);
}
