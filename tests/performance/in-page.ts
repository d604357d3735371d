/** What measures inside the page; each function is sent there by itself (`page.evaluate`) and knows nothing of the others. */

/** Scrolls down and up again. Resolves to how long each frame took, ms. */
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

/** From now on `longTasks` knows them. */
export function watchLongTasks(): void {
  const kept: number[] = [];
  Object.assign(globalThis, { longTasks: kept });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.push(Math.round(duration));
  }).observe({ type: 'longtask' });
}

/** From each letter to the end of the frame with it. A letter that no key of the keyboard has comes without `keydown`. */
export function watchKeys(): void {
  const kept: number[] = [];
  Object.assign(globalThis, { keyTimes: kept });
  addEventListener(
    'input',
    ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => kept.push(performance.now() - timeStamp))),
    { capture: true },
  );
}

/** Milliseconds, those since the last call. */
export function keyTimes(): number[] {
  const kept: unknown = Reflect.get(globalThis, 'keyTimes');
  return Array.isArray(kept) ? kept.splice(0).map(Number) : [];
}

/** Milliseconds, those since the last call. */
export function longTasks(): number[] {
  const kept: unknown = Reflect.get(globalThis, 'longTasks');
  return Array.isArray(kept) ? kept.splice(0).map(Number) : [];
}

/** From now on `interactions` knows them. A drag is none to the browser, but what begins and ends it is waited for alike. */
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

/** Milliseconds, those since the last call. */
export function interactions(): number[] {
  const kept: unknown = Reflect.get(globalThis, 'interactionTimes');
  return Array.isArray(kept) ? kept.splice(0).map(Number) : [];
}

/** When the frame is there that comes next. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
