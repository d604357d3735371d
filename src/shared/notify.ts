import { problemText } from '@/shared/api/problem-text';

export interface Notice {
  readonly kind: 'message' | 'success' | 'info' | 'warning' | 'error' | 'loading';
  readonly text: string;
  /** Action of the undo button in the toast. */
  readonly undo?: (() => void) | undefined;
  /** Action of the button that opens the result. Used if there is no `undo`. */
  readonly open?: (() => void) | undefined;
  /** Label of the button for `open`; defaults to «Показать». */
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
 * Shows toasts. A toast disappears after a few seconds. Notices are queued until the toaster is
 * mounted.
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
 * Calls the listener when a notice is queued, or at once if one is already queued. Returns a
 * function that unsubscribes.
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

/**
 * Connects the toaster, which shows the queued notices and all later ones. Returns a function that
 * disconnects it.
 */
export function connectToaster(show: Show, dismiss: () => void = () => undefined): () => void {
  toaster = { show, dismiss };
  for (const notice of waiting) show(notice);
  waiting = [];
  return () => {
    toaster = undefined;
  };
}
