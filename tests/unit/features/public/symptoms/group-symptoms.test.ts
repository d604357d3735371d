import { expect, test } from 'vitest';
import type { PatientGroup } from '#generated/models/patient-group.ts';
import type { Symptom } from '#generated/models/symptom.ts';
import { groupSymptoms, inTwoColumns } from '@/features/public/symptoms/group-symptoms';

const symptom = (
  id: number,
  area: Symptom['area'],
  groups: readonly PatientGroup[] = ['adults', 'children'],
): Symptom => ({
  id,
  slug: `symptom-${id}`,
  title: `Симптом ${id}`,
  area,
  guidance: groups.map((patients) => ({
    patients,
    urgent: false,
    red_flags: [],
    advice: null,
    first: [{ slug: patients === 'children' ? 'pediatr' : 'terapevt', title: 'Врач' }],
    later: [],
    later_after_days: null,
  })),
  sources: [],
});

const all = [symptom(1, 'back_and_joints'), symptom(2, 'head'), symptom(3, 'chest', ['adults'])];

test('the list of symptoms has the parts of the body from the head down, and omits parts without symptoms', () => {
  expect(groupSymptoms(all, {}, 'adults').map(({ area }) => area)).toEqual(['head', 'chest', 'back_and_joints']);
  expect(groupSymptoms(all, { area: 'chest' }, 'adults').map(({ area }) => area)).toEqual(['chest']);
});

test('the list of symptoms for children has other symptoms than for adults, and suggests paediatricians', () => {
  const groups = groupSymptoms(all, {}, 'children');
  expect(groups.map(({ area }) => area)).toEqual(['head', 'back_and_joints']);
  for (const { symptoms } of groups) {
    for (const { guidance } of symptoms) expect(guidance.first[0]?.slug).toBe('pediatr');
  }
});

test('the list of symptoms found by a text begins with the part of the body that matches best', () => {
  expect(groupSymptoms(all, { q: 'спина' }, 'adults')[0]?.area).toBe('back_and_joints');
});

test('the list of symptoms ends with the part of the body that the site does not know', () => {
  const newer = symptom(4, 'nails' as Symptom['area']);
  expect(groupSymptoms([newer, ...all], {}, 'adults').at(-1)?.symptoms[0]?.symptom.id).toBe(4);
});

test('the two columns of symptoms contain every part of the body once, in the order of reading', () => {
  const groups = groupSymptoms(all, {}, 'adults');
  expect(inTwoColumns(groups).flat()).toEqual(groups);
  expect(inTwoColumns(groups)).toHaveLength(2);
  expect(inTwoColumns(groups.slice(0, 1))).toHaveLength(1);
  expect(inTwoColumns([])).toEqual([[]]);
});
