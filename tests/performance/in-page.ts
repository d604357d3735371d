/**
 * Measurements inside the page. `page.evaluate` sends each function alone, so the functions share
 * no code.
 */

/**
 * Scrolls down and up again.
 * @returns the duration of each frame, ms
 */
export function scrollPage(): Promise<number[]> {
  return new Promise((resolve) => {
    const frames: number[] = [];
    let last: number | undefined;
    const step = (now: number) => {
      if (last !== undefined) frames.push(now - last);
      last = now;
      scrollBy(0, frames.length < 60 ? 15 : -15);
      if (frames.length >= 120) return resolve(frames);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/** Starts recording long tasks for `longTasks`. */
export function watchLongTasks(): void {
  const kept: number[] = [];
  Object.assign(globalThis, { longTasks: kept });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.push(Math.round(duration));
  }).observe({ type: 'longtask' });
}

/**
 * Starts recording the time from each letter to the end of its frame. The event is `input`, because
 * a letter without a key of its own causes no `keydown`.
 */
export function watchKeys(): void {
  const kept: number[] = [];
  Object.assign(globalThis, { keyTimes: kept });
  addEventListener(
    'input',
    ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => kept.push(performance.now() - timeStamp))),
    { capture: true },
  );
}

/** Durations in milliseconds that were recorded since the last call. */
export function keyTimes(): number[] {
  const kept: unknown = Reflect.get(globalThis, 'keyTimes');
  return Array.isArray(kept) ? kept.splice(0).map(Number) : [];
}

/** Durations in milliseconds that were recorded since the last call. */
export function longTasks(): number[] {
  const kept: unknown = Reflect.get(globalThis, 'longTasks');
  return Array.isArray(kept) ? kept.splice(0).map(Number) : [];
}

/**
 * Starts recording for `interactions`. Event Timing does not count drags as interactions, so the
 * start and the drop of a drag are recorded by their names.
 */
export function watchInteractions(): void {
  const kept: number[] = [];
  Object.assign(globalThis, { interactionTimes: kept });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isHandled =
        Number(Reflect.get(entry, 'interactionId')) > 0 || entry.name === 'dragstart' || entry.name === 'drop';
      if (isHandled) kept.push(entry.duration);
    }
  }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }));
}

/** Durations in milliseconds that were recorded since the last call. */
export function interactions(): number[] {
  const kept: unknown = Reflect.get(globalThis, 'interactionTimes');
  return Array.isArray(kept) ? kept.splice(0).map(Number) : [];
}

/** Resolves after the next frame. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
