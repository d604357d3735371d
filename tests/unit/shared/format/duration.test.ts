import { describe, expect, it } from 'vitest';
import { countdown, duration, timeLeft } from '@/shared/format/duration';

describe('the text of a duration', () => {
  it.each([
    [1, '1\u00A0минута'],
    [40, '40\u00A0минут'],
    [60, '1\u00A0ч'],
    [80, '1\u00A0ч 20\u00A0мин'],
  ])('of %i minutes is «%s»', (minutes, text) => {
    expect(duration(minutes)).toBe(text);
  });
});

describe('the text of a remaining time', () => {
  it.each([
    [130 * 60_000, '2\u00A0ч 10\u00A0мин'],
    [130 * 60_000 + 59_999, '2\u00A0ч 10\u00A0мин'],
    [120 * 60_000, '2\u00A0ч'],
    [1799 * 60_000, '1\u00A0день 5\u00A0часов'],
    [24 * 60 * 60_000, '1\u00A0день'],
    [59_000, '0\u00A0мин'],
    [-5, '0\u00A0мин'],
  ])('of %i ms is «%s»', (left, text) => {
    expect(timeLeft(left)).toBe(text);
  });
});

describe('the text of a countdown', () => {
  it.each([
    [300_000, '5:00'],
    [252_000, '4:12'],
    [251_001, '4:12'],
    [9_000, '0:09'],
    [1, '0:01'],
    [0, '0:00'],
    [-1_000, '0:00'],
  ])('with %i ms left is «%s»', (left, text) => {
    expect(countdown(left)).toBe(text);
  });
});
