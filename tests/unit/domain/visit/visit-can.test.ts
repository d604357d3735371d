import { expect, it } from 'vitest';
import type { Visit } from '#generated/models/visit.ts';
import { canAnswer, canConclude, canMarkArrival, canMarkEnd, isDayOver } from '@/domain/visit/visit-can';

const visit = { starts_at: '2026-05-12T16:00:00+05:00' };
const at = (moment: string) => Date.parse(`${moment}+05:00`);

it('a doctor can mark an arrival from an hour before the visit', () => {
  expect(canMarkArrival(visit, at('2026-05-12T14:59:59'))).toBe(false);
  expect(canMarkArrival(visit, at('2026-05-12T15:00:00'))).toBe(true);
});

it('a doctor can mark a visit as completed from its start', () => {
  expect(canMarkEnd(visit, at('2026-05-12T15:59:59'))).toBe(false);
  expect(canMarkEnd(visit, at('2026-05-12T16:00:00'))).toBe(true);
});

it('the day of a visit ends at midnight in the clinic’s time zone', () => {
  expect(isDayOver(visit, at('2026-05-12T23:59:59'))).toBe(false);
  expect(isDayOver(visit, at('2026-05-13T00:00:00'))).toBe(true);
});

it('a doctor can write a conclusion after the arrival, or from the start of a confirmed visit', () => {
  const start = at('2026-05-12T16:00:00');
  const can = (status: Visit['status'], moment = start) => canConclude({ ...visit, status }, moment);
  expect([can('confirmed', start - 1), can('confirmed')]).toEqual([false, true]);
  expect([can('arrived', start - 1), can('completed')]).toEqual([true, true]);
  expect([can('pending'), can('no_show')]).toEqual([false, false]);
});

it('a doctor can answer a request until the last minute for an answer is over, but can’t answer a confirmed visit', () => {
  const request = { status: 'pending', answer_until: '2026-05-12T15:20:00+05:00' } as const;
  expect(canAnswer(request, at('2026-05-12T15:20:59'))).toBe(true);
  expect(canAnswer(request, at('2026-05-12T15:21:00'))).toBe(false);
  expect(canAnswer({ ...request, answer_until: null }, at('2026-05-12T15:21:00'))).toBe(true);
  expect(canAnswer({ ...request, status: 'confirmed' }, at('2026-05-12T12:00:00'))).toBe(false);
});
