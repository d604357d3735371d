import { createContext, use } from 'react';
import type { MinuteRange } from '@/shared/format/clock';

/** Height of an hour in pixels, the same as `--hour` in CSS. */
export const hourPixels = { week: 72, board: 88, day: 84, close: 104, closest: 160 } as const;
export const hourClasses = {
  week: '[--hour:4.5rem]',
  board: '[--hour:5.5rem]',
  day: '[--hour:5.25rem]',
  close: '[--hour:6.5rem]',
  closest: '[--hour:10rem]',
} as const;

/**
 * Minimum height of a block that can be tapped, in pixels: 24 px plus the padding of a `TimeBlock`.
 */
const LEAST_BLOCK = 26;

/** The smallest scale, `scale` or a larger one, at which a visit of this length can be tapped. */
export function scaleFor(minutes: number, scale: 'week' | 'day'): keyof typeof hourPixels {
  const higher = (['week', 'day', 'close', 'closest'] as const).filter((one) => hourPixels[one] >= hourPixels[scale]);
  return higher.find((one) => (minutes / 60) * hourPixels[one] >= LEAST_BLOCK) ?? 'closest';
}

/**
 * Height in pixels below which a block has only one line. `INSET` is the sum of the gaps above and
 * below a block.
 */
const ONE_LINE = 40;
const INSET = 4;

interface Scale extends MinuteRange {
  /** Height of an hour in pixels, at the default font size. */
  readonly hour: number;
}

export const ScaleContext = createContext<Scale>({ from: 0, to: 0, hour: hourPixels.week });

/** Scale of the surrounding grid. Use it to convert minutes into pixels. */
export function useGridScale(): Scale {
  return use(ScaleContext);
}

/** Whether a block of this length has room for only one line. */
export function useIsOneLine(minutes: number): boolean {
  return (minutes / 60) * useGridScale().hour - INSET < ONE_LINE;
}

export const isShown = ({ from, to }: MinuteRange, minute: number): boolean => minute >= from && minute <= to;
export const hoursOf = (minutes: number): string => `calc(${minutes / 60} * var(--hour))`;
const downTo = ({ from }: MinuteRange, minute: number) => ({ marginTop: hoursOf(minute - from) });
export const heightOf = ({ from, to }: MinuteRange) => ({ height: hoursOf(to - from) });

/** CSS position and height of a range, cut to the visible hours. */
export function boxOf(scale: MinuteRange, range: MinuteRange) {
  const from = Math.max(scale.from, range.from);
  const to = Math.min(scale.to, Math.max(range.to, from));
  return { ...downTo(scale, from), ...heightOf({ from, to }) };
}
