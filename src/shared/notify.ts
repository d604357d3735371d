import { problemText } from '@/shared/api/problem-text';

export interface Notice {
  readonly kind: 'message' | 'success' | 'info' | 'warning' | 'error' | 'loading';
  readonly text: string;
  /** What takes it back, while the toast is there. */
  readonly undo?: (() => void) | undefined;
  /** Where it can be changed, when nothing takes it back. */
  readonly open?: (() => void) | undefined;
}

type Show = (notice: Notice) => void;

let show: Show | undefined;
let waiting: Notice[] = [];

/**
 * Says something in a toast. A toast is gone in seconds, so it is never the only place that shows an error. What is said before the
 * toaster is on the page waits here.
 */
export const notify = {
  message: (text: string): void => say({ kind: 'message', text }),
  success: (text: string, wayBack?: Pick<Notice, 'undo' | 'open'>): void => say({ kind: 'success', text, ...wayBack }),
  info: (text: string): void => say({ kind: 'info', text }),
  loading: (text: string): void => say({ kind: 'loading', text }),
  warning: (text: string): void => say({ kind: 'warning', text }),
  error: (what: string | Error): void =>
    say({ kind: 'error', text: typeof what === 'string' ? what : problemText(what) }),
};

function say(notice: Notice): void {
  if (show === undefined) waiting.push(notice);
  else show(notice);
}

/** Hands the waiting notices and all later ones to the toaster. The returned function disconnects it. */
export function connectToaster(to: Show): () => void {
  show = to;
  for (const notice of waiting) to(notice);
  waiting = [];
  return () => {
    show = undefined;
  };
}
