import { useMutation } from '@tanstack/react-query';
import type { Problem } from '@/shared/api/problem';
import { useWrite, type Write, type WriteOptions } from './use-write';

/**
 * `useWrite` for a component that is given how to send: several areas show it, each with requests
 * of its own. `give` is the `ask` of a write with `several`, since each component has its lock.
 */
export function useGivenWrite<Answer, Variables = void>(
  give: (variables: Variables) => Promise<Answer>,
  options: WriteOptions<Answer, Variables>,
): Write<Answer, Variables> {
  return useWrite(useMutation<Answer, Problem, Variables>({ mutationFn: give }), options);
}
