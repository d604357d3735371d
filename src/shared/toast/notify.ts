export type NoticeKind = 'message' | 'success' | 'info' | 'warning' | 'error';

/** What is to be said; an error gets its words where it is shown (connect-toaster.ts). */
export interface Notice {
  readonly kind: NoticeKind;
  readonly what: string | Error;
}

type Show = (notice: Notice) => void;

let show: Show | undefined;
let waiting: Notice[] = [];

/**
 * Says something in a toast. A toast is gone in seconds, so it is never the only carrier of an error. What is said before the
 * toaster is on the page waits here.
 */
export const notify = {
  message: (text: string): void => say({ kind: 'message', what: text }),
  success: (text: string): void => say({ kind: 'success', what: text }),
  info: (text: string): void => say({ kind: 'info', what: text }),
  warning: (text: string): void => say({ kind: 'warning', what: text }),
  error: (what: string | Error): void => say({ kind: 'error', what }),
};

function say(notice: Notice): void {
  if (show === undefined) waiting.push(notice);
  else show(notice);
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
