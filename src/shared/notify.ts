import { problemText } from '@/shared/api/problem-text';

export interface Notice {
  readonly kind: 'message' | 'success' | 'info' | 'warning' | 'error' | 'loading';
  readonly text: string;
  /** Action of the undo button, while the toast is shown. */
  readonly undo?: (() => void) | undefined;
  /** Action of a button that opens the result, if there is no undo. */
  readonly open?: (() => void) | undefined;
  /** Label of that button; defaults to «Показать». */
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
 * Shows toasts. A toast disappears in seconds, so it is never the only place that shows an error.
 * Notices sent before the toaster is mounted are queued.
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

/**
 * Called whenever a notice is queued for the toaster, at once if one already is. Returns a function
 * that unsubscribes.
 */
export function onWaitingNotice(listener: () => void): () => void {
  onWaiting = listener;
  if (waiting.length > 0) listener();
  return () => {
    onWaiting = undefined;
  };
}

/** Dismisses shown and queued notices. */
export function dismissNotices(): void {
  waiting = [];
  toaster?.dismiss();
}

/** Sends queued and all later notices to the toaster. Returns a function that disconnects it. */
export function connectToaster(show: Show, dismiss: () => void = () => undefined): () => void {
  toaster = { show, dismiss };
  for (const notice of waiting) show(notice);
  waiting = [];
  return () => {
    toaster = undefined;
  };
}
