import type { UseMutationResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isProblem, type Problem } from '@/shared/api/problem';
import { type Notice, notify } from '@/shared/notify';
import type { PageLink } from '@/shared/url/router-types';

/**
 * The toast of a success; an object also says what takes it back (`undo`) or leads there (`open`).
 */
type SuccessNotice = string | Omit<Notice, 'kind'>;

export interface WriteOptions<Answer, Variables> {
  /** The toast of the success, shown wherever the person is by then. */
  readonly done?: SuccessNotice | ((answer: Answer, variables: Variables) => SuccessNotice | undefined);
  /**
   * Follows the success while the component is still on the page: closes the dialog, empties the
   * form.
   */
  readonly onDone?: ((answer: Answer, variables: Variables) => void) | undefined;
  /** The next page. Whoever has left meanwhile stays where they went, and the toast leads there. */
  readonly next?: (answer: Answer, variables: Variables) => PageLink | undefined;
  /** The next page itself says what was done: the toast is only for whoever has left. */
  readonly nextSays?: boolean;
  /**
   * After a refusal: the answer to an earlier request that has done it already, if that answer was
   * lost on the way. It counts as the answer to this one.
   */
  readonly doneBefore?: (problem: Problem, variables: Variables) => Promise<{ readonly answer: Answer } | undefined>;
  /**
   * Presses that come faster than the answers are all sent, one after another where the hook has a
   * `scope`.
   */
  readonly several?: boolean;
  /**
   * Follows a failure, wherever the person is: what the server refused may be stale in the cache.
   */
  readonly onFailed?: (problem: Problem, variables: Variables) => void;
}

/** What a button, a dialog or a form needs of a write. */
export interface Write<Answer, Variables> {
  /** Sends. Does nothing while an earlier request is pending: a double click sends once. */
  readonly send: (variables: Variables) => void;
  /**
   * Sends for a form's `submit` and for writes that follow each other. Rejects with the `Problem`.
   * While an earlier request is pending it gives the answer to that one.
   */
  readonly ask: (variables: Variables) => Promise<Answer>;
  readonly isSending: boolean;
  /** What is being sent, or was sent last. */
  readonly variables: Variables | undefined;
  /** Why the last request failed, until the next one or `forget`. */
  readonly error: Problem | null;
  /**
   * The ids of its `WriteError`s on the page; where there is none, a toast shows why `send` failed.
   */
  readonly shownBy: Set<string>;
  readonly forget: () => void;
}

/** What `WriteError` needs of a write. */
export type FailedWrite = Pick<Write<unknown, unknown>, 'error' | 'shownBy'>;

/**
 * The one way to change something at the provider: adds to a generated mutation a synchronous lock,
 * the toast of its success, the next step of whoever is still there, and the state that a dialog or
 * a form shows. A failure is always seen: in the `WriteError` of the write, in the form that asked,
 * or in a toast. `http` sets the `Idempotency-Key`, the generated hook marks queries as stale.
 *
 * @example const remove = useWrite(useFamilyMemberDelete(), { done: 'Близкий удалён', onDone: onClose });
 */
export function useWrite<Answer, Variables>(
  mutation: UseMutationResult<Answer, Problem, Variables>,
  options: WriteOptions<Answer, Variables> = {},
): Write<Answer, Variables> {
  const pending = useRef<Promise<Answer>>(undefined);
  const [shownBy] = useState(() => new Set<string>());
  const place = usePlace();
  const follow = useFollowUp(options, place);

  const write = async (variables: Variables): Promise<Answer> => {
    try {
      const answer = await mutation.mutateAsync(variables).catch(async (problem: Problem) => {
        const earlier = await options.doneBefore?.(problem, variables);
        if (earlier === undefined) throw problem;
        mutation.reset();
        return earlier.answer;
      });
      await follow(answer, variables);
      return answer;
    } catch (problem) {
      options.onFailed?.(problem as Problem, variables);
      throw problem;
    } finally {
      pending.current = undefined;
    }
  };
  const ask = (variables: Variables): Promise<Answer> =>
    options.several ? write(variables) : (pending.current ??= write(variables));
  const send = (variables: Variables): void =>
    void ask(variables).catch((problem: unknown) => {
      if (shownBy.size === 0 && place.isMounted() && !endsSession(problem)) notify.error(problem as Problem);
    });
  return {
    send,
    ask,
    isSending: mutation.isPending,
    variables: mutation.variables,
    error: mutation.error,
    shownBy,
    forget: mutation.reset,
  };
}

/** query-client.ts has led to the login then, or somebody else is logged in by now. */
function endsSession(problem: unknown): boolean {
  return isProblem(problem) && (problem.kind === 'superseded' || (problem.status === 401 && problem.token !== null));
}

/** Says what was done, and takes the next step if the person is still there. */
function useFollowUp<Answer, Variables>(
  { done, onDone, next, nextSays = false }: WriteOptions<Answer, Variables>,
  place: ReturnType<typeof usePlace>,
) {
  const router = useRouter({ warn: false });
  return async (answer: Answer, variables: Variables): Promise<void> => {
    const text = typeof done === 'function' ? done(answer, variables) : done;
    const notice = typeof text === 'string' ? { text } : text;
    const link = next?.(answer, variables);
    const isHere = link === undefined ? place.isMounted() : place.isMounted() && place.isCurrent();
    const open = link && (() => void router.navigate({ ...link, replace: false }));
    if (notice && !(isHere && nextSays)) {
      const { text: said, ...wayBack } = notice;
      notify.success(said, isHere || open === undefined ? wayBack : { open, ...wayBack });
    }
    if (!isHere) return;
    onDone?.(answer, variables);
    if (link) await router.navigate({ ...link, ignoreBlocker: true });
  };
}

/** Whether the component is still on the page, and its page neither left nor being left. */
function usePlace() {
  const router = useRouter({ warn: false });
  const pathname = useRef<string>(undefined);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    pathname.current = router?.latestLocation.pathname;
    return () => {
      isMounted.current = false;
    };
  }, [router]);
  return {
    isMounted: () => isMounted.current,
    isCurrent: () => pathname.current === router?.latestLocation.pathname,
  };
}
