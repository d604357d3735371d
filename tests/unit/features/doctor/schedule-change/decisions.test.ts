import { describe, expect, it } from 'vitest';
import type { TouchedVisit } from '#generated/models/touched-visit.ts';
import { decide, decideAll, freeFor, stillValid, sumOf, written } from '@/features/doctor/schedule-change/decisions';

const at = (clock: string) => `2026-05-15T${clock}:00+05:00`;

function touched(id: number, new_times: string[], duration_minutes = 40): TouchedVisit {
  const visit = { id, duration_minutes, starts_at: at('15:00') } as TouchedVisit['visit'];
  return { visit, new_times: new_times.map(at) };
}

const times = ['09:00', '09:30', '10:00'];
const two = [touched(1, times), touched(2, times)];
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('decisions about touched visits', () => {
  it('keep every visit until somebody decides otherwise', () => {
    expect(written(new Map(), two)).toEqual([
      { visit_id: 1, action: 'keep' },
      { visit_id: 2, action: 'keep' },
    ]);
    expect(plain(sumOf(new Map(), two))).toBe('Оставить 2');
  });

  it('never move two visits to times that overlap', () => {
    const all = decideAll(two, 'move');
    expect(written(all, two)).toEqual([
      { visit_id: 1, action: 'move', starts_at: at('09:00') },
      { visit_id: 2, action: 'move', starts_at: at('10:00') },
    ]);
    expect(two.map((one) => freeFor(all, two, one))).toEqual([[at('09:00')], [at('10:00')]]);
  });

  it('keep a visit that has nowhere to go', () => {
    const full = [touched(1, ['09:00']), touched(2, ['09:00']), touched(3, [])];
    expect(plain(sumOf(decideAll(full, 'move'), full))).toBe('Оставить 2, перенести 1');
  });

  it('stay when the visits are read again: a lost time gives way to the next, a new visit is kept', () => {
    const decided = decide(decide(new Map(), two, 1, 'move'), two, 2, 'cancel');
    const fresh = [touched(1, ['09:30']), touched(2, times), touched(3, times)];
    expect(written(stillValid(decided, fresh), fresh)).toEqual([
      { visit_id: 1, action: 'move', starts_at: at('09:30') },
      { visit_id: 2, action: 'cancel' },
      { visit_id: 3, action: 'keep' },
    ]);
  });
});
