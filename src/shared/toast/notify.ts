export type NoticeKind = 'message' | 'success' | 'info' | 'warning' | 'error';

/** What is to be said; an error gets its words where it is shown (connect-toaster.ts). */
export interface Notice {
  readonly kind: NoticeKind;
  readonly what: string | Error;
}

type Show = (notice: Notice) => void;

let show: Show | undefined;
let waiting: Notice[] = [];
const wakers = new Set<() => void>();

/**
 * Says something in a toast. A toast is gone in seconds, so it is never the only carrier of an error.
 *
 * The toaster itself loads when there is something to say (or when the page is at rest): until then notices wait here.
 */
export const notify = {
  message: (text: string): void => say({ kind: 'message', what: text }),
  success: (text: string): void => say({ kind: 'success', what: text }),
  info: (text: string): void => say({ kind: 'info', what: text }),
  warning: (text: string): void => say({ kind: 'warning', what: text }),
  error: (what: string | Error): void => say({ kind: 'error', what }),
};

function say(notice: Notice): void {
  if (show !== undefined) {
    show(notice);
    return;
  }
  waiting.push(notice);
  for (const wake of [...wakers]) wake();
}

/** Takes over what waits and all that follows. The returned function gives it back. */
export function receiveNotices(to: Show): () => void {
  show = to;
  for (const notice of waiting) to(notice);
  waiting = [];
  return () => {
    show = undefined;
  };
}

/** Calls back at the first notice that no toaster is there to show. */
export function onFirstNotice(wake: () => void): () => void {
  if (waiting.length > 0) wake();
  wakers.add(wake);
  return () => wakers.delete(wake);
}
