import { expect, it } from 'vitest';
import { scaleFor } from '@/domain/calendar/time-scale';

it.each([
  [60, 'week', 'week'],
  [30, 'week', 'week'],
  [20, 'week', 'day'],
  [15, 'week', 'close'],
  [10, 'week', 'closest'],
  [5, 'week', 'closest'],
  [30, 'day', 'day'],
  [15, 'day', 'close'],
] as const)(
  'a calendar whose shortest visit lasts %i minutes draws a %s at the scale «%s»',
  (minutes, least, scale) => {
    expect(scaleFor(minutes, least)).toBe(scale);
  },
);
