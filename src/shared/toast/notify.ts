export type NoticeKind = 'message' | 'success' | 'info' | 'warning' | 'error';

export interface Notice {
  readonly kind: NoticeKind;
  readonly text: string;
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
  message: (text: string): void => say({ kind: 'message', text }),
  success: (text: string): void => say({ kind: 'success', text }),
  info: (text: string): void => say({ kind: 'info', text }),
  warning: (text: string): void => say({ kind: 'warning', text }),
  error: (text: string): void => say({ kind: 'error', text }),
};

function say(notice: Notice): void {
  if (show !== undefined) {
    show(notice);
    return;
  }
  waiting.push(notice);
  for (const wake of [...wakers]) wake();
}

/** The toaster's side: takes over what waits and all that follows. The returned function gives it back. */
export function connectToaster(to: Show): () => void {
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
