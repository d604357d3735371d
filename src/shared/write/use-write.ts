import type { UseMutationResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isProblem, type Problem } from '@/shared/api/problem';
import { type Notice, notify } from '@/shared/notify';
import type { PageLink } from '@/shared/url/router-types';

/** Success toast; an object adds `undo` or `open` (a link to the result). */
type SuccessNotice = string | Omit<Notice, 'kind'>;

export interface WriteOptions<Answer, Variables> {
  /** Success toast, shown even if the user has left. */
  readonly done?: SuccessNotice | ((answer: Answer, variables: Variables) => SuccessNotice | undefined);
  /** Called on success if the component is still mounted: closes the dialog, clears the form. */
  readonly onDone?: ((answer: Answer, variables: Variables) => void) | undefined;
  /** The next page. If the user has left meanwhile, they stay there and the toast links to it. */
  readonly next?: (answer: Answer, variables: Variables) => PageLink | undefined;
  /** The next page shows the success itself: the toast only appears if the user has left. */
  readonly nextAnnounces?: boolean;
  /**
   * After an error: finds the result of an earlier request that succeeded but whose response was
   * lost. It counts as this request's response.
   */
  readonly doneBefore?: (problem: Problem, variables: Variables) => Promise<{ readonly answer: Answer } | undefined>;
  /**
   * Sends all presses, also while an earlier request is pending; they run one after another if the
   * hook has a `scope`.
   */
  readonly several?: boolean;
  /** Called on failure, even if the user has left, because cached data may be stale. */
  readonly onFailed?: (problem: Problem, variables: Variables) => void;
}

/** State of a write for a button, dialog or form. */
export interface Write<Answer, Variables> {
  /**
   * Sends the request; ignored while an earlier one is pending, so that a double click sends once.
   */
  readonly send: (variables: Variables) => void;
  /**
   * Sends for a form's `submit` and for sequences of writes. Rejects with the `Problem`. While an
   * earlier request is pending, returns that one's promise.
   */
  readonly ask: (variables: Variables) => Promise<Answer>;
  readonly isSending: boolean;
  /** Variables of the current or last request. */
  readonly variables: Variables | undefined;
  /** Error of the last request, until the next one or `forget`. */
  readonly error: Problem | null;
  /** Ids of the mounted `WriteError`s; without any, a toast shows the error of `send`. */
  readonly shownBy: Set<string>;
  readonly forget: () => void;
}

/** Props of a write that `WriteError` needs. */
export type FailedWrite = Pick<Write<unknown, unknown>, 'error' | 'shownBy'>;

/**
 * The only way to change data at the provider. Adds to a generated mutation a synchronous lock, the
 * success toast, the next step if the user is still there, and the state for a dialog or form. A
 * failure is always shown: in the write's `WriteError`, in the form that submitted, or in a toast.
 * `http` sets the `Idempotency-Key`; the generated hook invalidates queries.
 *
 * @example const remove = useWrite(useFamilyMemberDelete(), { done: 'Близкий удалён', onDone:
 *   onClose });
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

/** The session ended: query-client.ts has opened the login, or another user is logged in. */
function endsSession(problem: unknown): boolean {
  return isProblem(problem) && (problem.kind === 'superseded' || (problem.status === 401 && problem.token !== null));
}

/** Shows the success, and takes the next step if the user is still there. */
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

/** Tells whether the component is still mounted, on a page that is not being left. */
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
