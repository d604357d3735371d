import { describe, expect, it } from 'vitest';
import type { PatientHome } from '#generated/models/patient-home.ts';
import type { Visit } from '#generated/models/visit.ts';
import { missingFieldsText, toDosOf } from '@/features/patient/home/to-dos';
import { addDays, today } from '@/shared/format/date';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('the home page’s note about an incomplete profile', () => {
  it.each([
    [['address'], 'Осталось указать адрес'],
    [['address', 'citizenship_id'], 'Осталось указать адрес и гражданство'],
    [['phone', 'iin', 'birthday', 'gender'], 'Осталось указать телефон, ИИН, дату рождения и пол'],
  ] as const)('names the missing fields %j', (fields, phrase) => {
    expect(plain(missingFieldsText(fields))).toBe(phrase);
  });

  it('names no field if a newer server lists a field that the site does not know', () => {
    const unknown = ['passport'] as unknown as PatientHome['missing_profile_fields'];
    expect(missingFieldsText(unknown)).toBe('Осталось заполнить несколько полей');
  });
});

describe('a patient’s list of tasks', () => {
  const visits = (...ids: number[]) => ids.map((id) => ({ id, starts_at: addDays(today(), -1) })) as unknown as Visit[];
  const home = (parts: Partial<PatientHome>): PatientHome => ({
    next_visit: null,
    upcoming_count: 0,
    to_confirm: [],
    to_review: [],
    missing_profile_fields: [],
    rebook: [],
    medical_card: {
      blood_type: null,
      rh_factor: null,
      height: null,
      weight: null,
      updated_at: null,
      measurements: [],
      documents_count: 0,
    },
    ...parts,
  });

  it('omits the next visit, because this visit has its own card', () => {
    const [next = null, other] = visits(1, 2);
    const { confirm, count } = toDosOf(home({ next_visit: next, to_confirm: visits(1, 2) }), today());
    expect(confirm).toEqual([other]);
    expect(count).toBe(1);
  });

  it.each([
    [0, 0, 0, 0],
    [1, 1, 0, 1],
    [3, 3, 0, 3],
    [4, 2, 2, 3],
    [14, 2, 12, 3],
  ])(
    'with %i visits to rate lists %i of them, mentions the number of %i others and has %i rows',
    (all, shown, further, rows) => {
      const ids = Array.from({ length: all }, (_, index) => index + 1);
      const { review, furtherReviews, count } = toDosOf(home({ to_review: visits(...ids) }), today());
      expect([review.length, furtherReviews, count]).toEqual([shown, further, rows]);
    },
  );

  it('neither lists nor counts visits older than 30 days', () => {
    const daysAgo = (...days: number[]) =>
      days.map((ago, id) => ({ id, starts_at: addDays(today(), -ago) })) as unknown as Visit[];
    const recent = toDosOf(home({ to_review: daysAgo(14, 30, 31) }), today());
    expect([recent.review.map(({ id }) => id), recent.furtherReviews, recent.count]).toEqual([[0, 1], 1, 2]);
    const old = toDosOf(home({ to_review: daysAgo(31, 150) }), today());
    expect([old.review.length, old.furtherReviews, old.count]).toEqual([0, 2, 0]);
  });

  it('counts the profile as one task, however many fields are missing', () => {
    expect(toDosOf(home({ missing_profile_fields: ['phone', 'address'] }), today()).count).toBe(1);
  });
});
