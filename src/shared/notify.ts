import { problemText } from '@/shared/api/problem-text';

export interface Notice {
  readonly kind: 'message' | 'success' | 'info' | 'warning' | 'error' | 'loading';
  readonly text: string;
  /** What takes it back, while the toast is there. */
  readonly undo?: (() => void) | undefined;
  /** Where it can be changed, when nothing takes it back. */
  readonly open?: (() => void) | undefined;
  /** «Показать», where it leads to what was done. */
  readonly openLabel?: string | undefined;
}

type Show = (notice: Notice) => void;

interface Shower {
  readonly show: Show;
  readonly dismiss: () => void;
}

let toaster: Shower | undefined;
let waiting: Notice[] = [];
let onWaiting: (() => void) | undefined;

/**
 * Says something in a toast. A toast is gone in seconds, so it is never the only place that shows an error. What is said before the
 * toaster is on the page waits here.
 */
export const notify = {
  message: (text: string): void => say({ kind: 'message', text }),
  success: (text: string, wayBack?: Pick<Notice, 'undo' | 'open' | 'openLabel'>): void =>
    say({ kind: 'success', text, ...wayBack }),
  info: (text: string): void => say({ kind: 'info', text }),
  loading: (text: string): void => say({ kind: 'loading', text }),
  warning: (text: string): void => say({ kind: 'warning', text }),
  error: (what: string | Error): void =>
    say({ kind: 'error', text: typeof what === 'string' ? what : problemText(what) }),
};

function say(notice: Notice): void {
  if (toaster !== undefined) return toaster.show(notice);
  waiting.push(notice);
  onWaiting?.();
}

/** Calls the listener whenever a notice has to wait for the toaster, at once if one does. The returned function ends it. */
export function onWaitingNotice(listener: () => void): () => void {
  onWaiting = listener;
  if (waiting.length > 0) listener();
  return () => {
    onWaiting = undefined;
  };
}

/** Takes back what is being said, and what waits to be. */
export function dismissNotices(): void {
  waiting = [];
  toaster?.dismiss();
}

/** Hands the waiting notices and all later ones to the toaster. The returned function disconnects it. */
export function connectToaster(show: Show, dismiss: () => void = () => undefined): () => void {
  toaster = { show, dismiss };
  for (const notice of waiting) show(notice);
  waiting = [];
  return () => {
    toaster = undefined;
  };
}
