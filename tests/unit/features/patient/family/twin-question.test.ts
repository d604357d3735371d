import { expect, it } from 'vitest';
import type { FamilyMember } from '#generated/models/family-member.ts';
import { twinOf } from '@/features/patient/family/twin-question';

const ali: FamilyMember = {
  id: 1,
  relation: 'son',
  first_name: 'Артём',
  second_name: 'Осипов',
  third_name: 'Маратович',
  birthday: '2019-03-10',
  gender: 'male',
  age: 7,
};

it('a relative of the same name and birthday is recognised, however their name is typed', () => {
  expect(twinOf([ali], ali)).toBe(ali);
  expect(twinOf([ali], { ...ali, first_name: ' артем ', second_name: 'ОСИПОВ' })).toBe(ali);
});

it('a twin of another name and a namesake of another birthday are other people', () => {
  expect(twinOf([ali], { ...ali, first_name: 'Алан' })).toBeUndefined();
  expect(twinOf([ali], { ...ali, birthday: '2019-03-11' })).toBeUndefined();
});
