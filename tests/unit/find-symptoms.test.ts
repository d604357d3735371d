import type { Symptom } from '@generated/models/symptom';
import { expect, test } from 'vitest';
import { findSymptoms, isUrgent } from '@/features/public/symptoms/find-symptoms';

const symptom = (id: number, title: string, area: Symptom['area'], who: string): Symptom => ({
  id,
  slug: `symptom-${id}`,
  title,
  area,
  red_flag: false,
  advice: null,
  specialisations: [{ slug: who.toLowerCase(), title: who }],
});

const all = [
  symptom(1, 'Отёки ног', 'back_and_joints', 'Кардиолог'),
  symptom(2, 'Головная боль', 'head', 'Невролог'),
  symptom(3, 'Сердцебиение', 'chest', 'Кардиолог'),
];
const ids = (search: Parameters<typeof findSymptoms>[1]) =>
  findSymptoms(all, search).flatMap(({ symptoms }) => symptoms.map(({ id }) => id));

test('parts of the body stand from the head down, without the empty ones', () => {
  expect(findSymptoms(all, {}).map(({ area }) => area)).toEqual(['head', 'chest', 'back_and_joints']);
});

test('the text is found whatever its case, «ё» or order, by the doctor too', () => {
  expect(ids({ q: 'отеки' })).toEqual([1]);
  expect(ids({ q: ' БОЛЬ головная ' })).toEqual([2]);
  expect(ids({ q: 'кардиолог' })).toEqual([3, 1]);
  expect(ids({ q: 'кардиолог', area: 'chest' })).toEqual([3]);
  expect(ids({ q: '<>()' })).toEqual([2, 3, 1]);
  expect(ids({ q: 'zzz' })).toEqual([]);
});

test('an ambulance is part of the answer where the symptom or its advice says so', () => {
  expect(isUrgent({ red_flag: true, advice: null })).toBe(true);
  expect(isUrgent({ red_flag: false, advice: 'Внезапная сильная боль: звоните 103.' })).toBe(true);
  expect(isUrgent({ red_flag: false, advice: 'Измерьте давление.' })).toBe(false);
  expect(isUrgent({ red_flag: false })).toBe(false);
});
