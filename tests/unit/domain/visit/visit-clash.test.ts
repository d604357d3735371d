import { describe, expect, it } from 'vitest';
import type { Visit } from '#generated/models/visit.ts';
import { clashOf, clashPhrase } from '@/domain/visit/visit-clash';

const visit = (id: number, from: string, to: string, status: Visit['status'] = 'confirmed') => ({
  id,
  status,
  starts_at: `2026-05-15T${from}:00+05:00`,
  ends_at: `2026-05-15T${to}:00+05:00`,
  duration_minutes: 30,
  doctor: {
    id: 3,
    slug: 'vetrova-olga',
    first_name: 'Ольга',
    second_name: 'Ветрова',
    third_name: null,
    avatar: null,
    specialisations: [{ slug: 'pediatr', title: 'Педиатр' }],
  },
  person: { family_member_id: 1, full_name: 'Осипов Марк', relation: 'Сын', age: 9 },
});

/** A wanted visit of 40 minutes at this time of the day. */
const wish = (from: string, except?: number) => ({
  starts_at: `2026-05-15T${from}:00+05:00`,
  duration_minutes: 40,
  ...(except === undefined ? {} : { except }),
});

describe('the search for a relative’s overlapping visit', () => {
  const ten = visit(7, '10:00', '10:30');

  it.each([
    ['09:19', 'nothing', undefined],
    ['09:20', 'nothing', undefined],
    ['09:21', 'this visit', 7],
    ['10:00', 'this visit', 7],
    ['10:29', 'this visit', 7],
    ['10:30', 'nothing', undefined],
  ])('from %s for 40 minutes, with a visit at 10:00–10:30, finds %s', (from, _, found) => {
    expect(clashOf([ten], wish(from))?.id).toBe(found);
  });

  it('finds a visit whose time is written in another time zone', () => {
    const sameInUtc = { ...ten, starts_at: '2026-05-15T05:00:00Z', ends_at: '2026-05-15T05:30:00Z' };
    expect(clashOf([sameInUtc], wish('10:00'))?.id).toBe(7);
  });

  it('ignores ended visits', () => {
    for (const status of ['cancelled_by_patient', 'cancelled_by_clinic', 'completed', 'no_show'] as const) {
      expect(clashOf([visit(7, '10:00', '10:30', status)], wish('10:00'))).toBeUndefined();
    }
    expect(clashOf([visit(7, '10:00', '10:30', 'pending')], wish('10:00'))?.id).toBe(7);
  });

  it('ignores the visit that is being moved', () => {
    expect(clashOf([ten], wish('10:00', 7))).toBeUndefined();
    expect(clashOf([ten, visit(8, '10:10', '10:40')], wish('10:00', 7))?.id).toBe(8);
  });

  it('describes the visit with person, time and doctor', () => {
    expect(clashPhrase(ten).replaceAll('\u00A0', ' ')).toBe('Для: Марк, 15 мая, 10:00, 30 минут, Ольга Ветрова');
  });
});
