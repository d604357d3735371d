import type { Page } from '@playwright/test';
import { figureOf } from './figures.ts';
import { SLOWDOWN } from './route-changes.ts';

/** Slows the page's CPU down by this factor. */
export async function slowed(page: Page, rate = SLOWDOWN) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** CPU milliseconds of the page's main thread, which exclude other work on the machine. */
export async function workOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}

/** Median, with minimum and maximum in brackets. */
export const text = (values: readonly number[]): string => {
  const { median, min, max } = figureOf(values);
  return `${median.toFixed(0)} (${min.toFixed(0)}–${max.toFixed(0)})`;
};

/** A text about the frames of a movement: their number, their p95 and the slowest frame. */
export function frameText(frames: readonly number[]): string {
  const sorted = frames.toSorted((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  return `${frames.length} frames, p95 ${p95.toFixed(1)} ms, slowest ${(sorted.at(-1) ?? 0).toFixed(1)} ms`;
}
