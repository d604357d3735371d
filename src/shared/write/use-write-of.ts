import { type QueryClient, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import type { Problem } from '@/shared/api/problem';
import { useWrite } from './use-write';

/** A write that is handed to a component: `getVisitNoteCreateMutationOptions`. */
export type WriteOf<Answer, Variables> = (client: QueryClient) => UseMutationOptions<Answer, Problem, Variables>;

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
