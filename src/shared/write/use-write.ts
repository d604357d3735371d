import type { UseMutationResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isProblem, type Problem } from '@/shared/api/problem';
import { type Notice, notify } from '@/shared/notify';
import type { PageLink } from '@/shared/url/router-types';

/** Text of the success toast. An object adds `undo` or `open` (a link to the result). */
type SuccessNotice = string | Omit<Notice, 'kind'>;

export interface WriteOptions<Answer, Variables> {
  /** Success toast. It is shown even if the user has left the page in the meantime. */
  readonly done?: SuccessNotice | ((answer: Answer, variables: Variables) => SuccessNotice | undefined);
  /**
   * Called on success if the component is still mounted. Use it to close the dialog or clear the
   * form.
   */
  readonly onDone?: ((answer: Answer, variables: Variables) => void) | undefined;
  /**
   * The page to open on success. If the user has left meanwhile, the toast has a link to this page
   * instead.
   */
  readonly next?: (answer: Answer, variables: Variables) => PageLink | undefined;
  /**
   * Set if the next page confirms the success itself: the toast is then shown only if the user has
   * left.
   */
  readonly nextAnnounces?: boolean;
  /**
   * Called after an error to find the result of an earlier request whose response was lost. If
   * there is a result, it counts as the response of the failed request.
   */
  readonly doneBefore?: (problem: Problem, variables: Variables) => Promise<{ readonly answer: Answer } | undefined>;
  /**
   * Set to send a request for every press, also while an earlier request is pending. If the hook
   * has a `scope`, the requests run one after another.
   */
  readonly several?: boolean;
  /** Called on failure, even if the user has left, because cached data may be outdated. */
  readonly onFailed?: (problem: Problem, variables: Variables) => void;
}

/** State of a write, for a button, dialog or form. */
export interface Write<Answer, Variables> {
  /**
   * Sends the request. It does nothing while an earlier request is pending, so that a double click
   * sends once.
   */
  readonly send: (variables: Variables) => void;
  /**
   * Sends the request and returns its promise, for a form's `submit` and for sequences of writes.
   * It rejects with the `Problem`. While an earlier request is pending, it returns that request's
   * promise.
   */
  readonly ask: (variables: Variables) => Promise<Answer>;
  readonly isSending: boolean;
  /** Variables of the current or last request. */
  readonly variables: Variables | undefined;
  /** Error of the last request; null after the next request or `forget`. */
  readonly error: Problem | null;
  /** Ids of the mounted `WriteError`s. If none is mounted, a toast shows the error of `send`. */
  readonly shownBy: Set<string>;
  readonly forget: () => void;
}

/** The part of a write that `WriteError` needs. */
export type FailedWrite = Pick<Write<unknown, unknown>, 'error' | 'shownBy'>;

/**
 * The only way to change data at the provider. It adds to a generated mutation a synchronous lock,
 * the success toast, the next step if the user is still on the page, and the state for a dialog or
 * form.
 *
 * A failure is always shown: in the write's `WriteError`, in the form that was submitted, or in a
 * toast. `http` sets the `Idempotency-Key`; the generated hook invalidates queries.
 *
 * @example const remove = useWrite(useFamilyMemberDelete(), { done: 'Близкий удалён', onDone:
 * onClose });
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

/**
 * Whether the session of the request has ended: query-client.ts has opened the login, or another
 * user has logged in.
 */
function endsSession(problem: unknown): boolean {
  return isProblem(problem) && (problem.kind === 'superseded' || (problem.status === 401 && problem.token !== null));
}

/** Shows the success. If the user is still on the page, also takes the next step. */
function useFollowUp<Answer, Variables>(
  { done, onDone, next, nextAnnounces = false }: WriteOptions<Answer, Variables>,
  place: ReturnType<typeof usePlace>,
) {
  const router = useRouter({ warn: false });
  return async (answer: Answer, variables: Variables): Promise<void> => {
    const text = typeof done === 'function' ? done(answer, variables) : done;
    const notice = typeof text === 'string' ? { text } : text;
    const link = next?.(answer, variables);
    const isHere = link === undefined ? place.isMounted() : place.isMounted() && place.isCurrent();
    const open = link && (() => void router.navigate({ ...link, replace: false }));
    if (notice && !(isHere && nextAnnounces)) {
      const { text: message, ...wayBack } = notice;
      notify.success(message, isHere || open === undefined ? wayBack : { open, ...wayBack });
    }
    if (!isHere) return;
    onDone?.(answer, variables);
    if (link) await router.navigate({ ...link, ignoreBlocker: true });
  };
}

/**
 * Returns functions that check whether the component is still mounted and whether its page is still
 * open.
 */
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
