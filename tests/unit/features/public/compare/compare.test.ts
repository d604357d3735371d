import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import { offerSearch } from '@/domain/doctor/doctor-facts';
import { bestOf } from '@/features/public/compare/best-of';
import { compareRows } from '@/features/public/compare/compare-rows.tsx';
import { compareSearch } from '@/features/public/compare/compared-doctors';

const doctors = (...values: (number | null)[]) => values.map((value, index) => ({ id: index + 1, value }));
const best = (...values: (number | null)[]) => bestOf(doctors(...values), ({ value }) => value);

describe('the best value in a row of a comparison', () => {
  it('is the highest value', () => {
    expect(best(1, 3, 2)).toBe(2);
    expect(best(-8000, -7000, null)).toBe(2);
  });

  it('is not marked if two values are equal, or if there is only one value', () => {
    expect(best(3, 3, 2)).toBeNull();
    expect(best(3, null, null)).toBeNull();
    expect(best(3)).toBeNull();
    expect(best()).toBeNull();
  });
});

describe('the URL of a comparison', () => {
  const read = (search: object) => v.parse(compareSearch, search);

  it('contains the requested service or format, and drops an invalid value', () => {
    expect(read({ offer: 'ekg' }).offer).toBe('ekg');
    expect(read({ offer: 'ekg', format: 'online' })).toEqual({ offer: 'ekg', format: undefined });
    expect(read({ format: 'home' })).toEqual({ format: 'home' });
    for (const offer of [0, 12, '../x', '', {}, null]) {
      expect(read({ offer, format: 'moon' })).toEqual({ offer: undefined, format: undefined });
    }
  });

  it('lists the doctors in their order, each once, whether the URL has a list or repeated parameters', () => {
    expect(read({ doctors: 'b,a,b,' }).doctors).toEqual(['b', 'a']);
    expect(read({ doctors: ['b', 'a'] }).doctors).toEqual(['b', 'a']);
    expect(read({ doctors: 7 }).doctors).toEqual(['7']);
    expect(read({}).doctors).toBeUndefined();
  });
});

describe('the link from a comparison to a doctor', () => {
  const offer = {
    service_id: 7,
    title: 'ЭКГ',
    kind: 'examination' as const,
    format: 'clinic' as const,
    price: 3500,
    duration_minutes: 15,
  };

  it('contains the displayed service and filial', () => {
    expect(offerSearch({ offer, filial: { id: 3 } })).toEqual({ filial: 3, service: 7 });
    expect(offerSearch({ offer })).toEqual({ service: 7 });
    expect(offerSearch({ offer: null, filial: { id: 3 } })).toEqual({ filial: 3 });
  });
});

describe('the badge of the best value in a comparison', () => {
  const compared = (id: number, rating: number, reviews_count: number) =>
    ({ id, rating, reviews_count, offer: null, nearest: null, experience_years: id }) as unknown as DoctorFull;
  const rowOf = (title: string, all: readonly DoctorFull[]) => compareRows(all, {}).find((row) => row.title === title);

  it('says «выше» for two doctors, and «выше всех» for three', () => {
    const two = [compared(1, 4.8, 90), compared(2, 4.6, 70)];
    expect(rowOf('Рейтинг', two)?.best).toBe('Выше');
    expect(rowOf('Рейтинг', [...two, compared(3, 4.1, 30)])?.best).toBe('Выше всех');
    expect(rowOf('Стаж', two)?.best).toBe('Больше');
  });

  it('is not shown at a rating that few reviews have formed', () => {
    const pair = [compared(1, 4.9, 10), compared(2, 4.6, 70)];
    expect(bestOf(pair, rowOf('Рейтинг', pair)?.value ?? (() => null))).toBeNull();
  });
});
