import { SLOW_ANSWER } from '@/shared/config/limits';

let late = 0;
const watchers = new Set<() => void>();

function count(change: number): void {
  late += change;
  for (const watcher of watchers) watcher();
}

interface Wait {
  /** Restarts the timer. Call it when a chunk of the response has arrived. */
  readonly restart: () => void;
  readonly end: () => void;
}

/**
 * Starts a timer that reports a slow response. The request itself has no timeout (docs/rules.md
 * §7).
 */
export function watchWait(): Wait {
  let isLate = false;
  let timer: ReturnType<typeof setTimeout>;
  const end = (): void => {
    clearTimeout(timer);
    if (isLate) count(-1);
    isLate = false;
  };
  const restart = (): void => {
    end();
    timer = setTimeout(() => {
      isLate = true;
      count(+1);
    }, SLOW_ANSWER);
  };
  restart();
  return { restart, end };
}

/** Whether some request has been pending for longer than `SLOW_ANSWER`. */
export const isWaitingLong = (): boolean => late > 0;

export function subscribeToWait(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
