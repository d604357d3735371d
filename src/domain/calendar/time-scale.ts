import { createContext, use } from 'react';
import type { MinuteRange } from '@/shared/format/clock';

/** How high an hour is, in pixels: `--hour` of the design. */
export const hourPixels = { week: 72, board: 88, day: 84, close: 104, closest: 160 } as const;
export const hourClasses = {
  week: '[--hour:4.5rem]',
  board: '[--hour:5.5rem]',
  day: '[--hour:5.25rem]',
  close: '[--hour:6.5rem]',
  closest: '[--hour:10rem]',
} as const;

/** What can be hit and read: 24 px and the padding of a `TimeBlock`. */
const LEAST_BLOCK = 26;

/** The lowest hour, from `scale` on, at which the shortest visit can still be hit. */
export function scaleFor(minutes: number, scale: 'week' | 'day'): keyof typeof hourPixels {
  const higher = (['week', 'day', 'close', 'closest'] as const).filter((one) => hourPixels[one] >= hourPixels[scale]);
  return higher.find((one) => (minutes / 60) * hourPixels[one] >= LEAST_BLOCK) ?? 'closest';
}

/** A block below this height has room for one line; its inset is 2 px at each end. */
const ONE_LINE = 40;
const INSET = 4;

interface Scale extends MinuteRange {
  /** Pixels of an hour, at the usual size of text. */
  readonly hour: number;
}

export const ScaleContext = createContext<Scale>({ from: 0, to: 0, hour: hourPixels.week });

/** The hours that the grid shows, for whoever turns minutes into pixels. */
export function useGridScale(): Scale {
  return use(ScaleContext);
}

/** Whether a block of so many minutes has room for one line only. */
export function useIsOneLine(minutes: number): boolean {
  return (minutes / 60) * useGridScale().hour - INSET < ONE_LINE;
}

export const isShown = ({ from, to }: MinuteRange, minute: number): boolean => minute >= from && minute <= to;
export const hoursOf = (minutes: number): string => `calc(${minutes / 60} * var(--hour))`;
const downTo = ({ from }: MinuteRange, minute: number) => ({ marginTop: hoursOf(minute - from) });
export const heightOf = ({ from, to }: MinuteRange) => ({ height: hoursOf(to - from) });

/** Cut to the hours that are shown. */
export function boxOf(scale: MinuteRange, range: MinuteRange) {
  const from = Math.max(scale.from, range.from);
  const to = Math.min(scale.to, Math.max(range.to, from));
  return { ...downTo(scale, from), ...heightOf({ from, to }) };
}
