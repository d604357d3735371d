import { expect, it } from 'vitest';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import type { VisitStatus } from '#generated/models/visit-status.ts';
import { visitPace } from '@/domain/visit/visit-pace';

const at = (clock: string) => Date.parse(`2026-05-12T${clock}:00+05:00`);
const text = (status: VisitStatus, clock: string, arrived_at: string | null = null, format: VisitFormat = 'clinic') =>
  visitPace(
    {
      status,
      format,
      starts_at: '2026-05-12T14:30:00+05:00',
      ends_at: '2026-05-12T15:10:00+05:00',
      arrived_at,
    },
    at(clock),
  )?.text.replaceAll('\u00A0', ' ');

it('a visit shows by how many minutes its patient is late, and after the end of the visit that a mark is missing', () => {
  expect(text('confirmed', '14:30')).toBeUndefined();
  expect(text('confirmed', '14:50')).toBe('опаздывает 20 мин');
  expect(text('confirmed', '15:10')).toBe('не отмечен');
  expect(text('pending', '14:31')).toBe('не отмечен');
  expect(text('confirmed', '14:31')).toBe('опаздывает 1 мин');
});

it('a home visit shows no late patient, because the doctor travels', () => {
  expect(text('confirmed', '14:50', null, 'home')).toBeUndefined();
  expect(text('confirmed', '15:10', null, 'home')).toBe('не отмечен');
});

it('a visit shows how long an arrived patient has waited', () => {
  expect(text('arrived', '14:40', '2026-05-12T14:20:00+05:00')).toBe('ждёт 20 мин');
  expect(text('arrived', '14:21', '2026-05-12T14:20:00+05:00')).toBe('ждёт 1 мин');
  expect(text('arrived', '14:20', '2026-05-12T14:20:00+05:00')).toBeUndefined();
  expect(text('arrived', '15:10', '2026-05-12T14:20:00+05:00')).toBeUndefined();
  expect(text('arrived', '14:40')).toBeUndefined();
});

it('an ended visit does not show how late its patient was', () => {
  for (const status of ['completed', 'no_show', 'cancelled_by_patient'] as const) {
    expect(text(status, '15:40')).toBeUndefined();
  }
});
