import { SLOW_ANSWER } from '@/shared/config/limits';

let late = 0;
const watchers = new Set<() => void>();

function count(change: number): void {
  late += change;
  for (const watcher of watchers) watcher();
}

/** Watches one request, which may wait for ever (docs/rules.md §7). The returned function is called when it has come to an end. */
export function watchWait(): () => void {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    count(+1);
  }, SLOW_ANSWER);
  return () => {
    clearTimeout(timer);
    if (isLate) count(-1);
  };
}

/** Whether somebody has been waiting for an answer for too long. */
export const isWaitingLong = (): boolean => late > 0;

export function subscribeToWait(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
