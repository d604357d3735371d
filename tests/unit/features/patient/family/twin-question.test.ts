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

it('the family form recognises a relative who is entered a second time, however the name is typed', () => {
  expect(twinOf([ali], ali)).toBe(ali);
  expect(twinOf([ali], { ...ali, first_name: ' артем ', second_name: 'ОСИПОВ' })).toBe(ali);
});

it('the family form accepts a twin with another name and a namesake with another birthday', () => {
  expect(twinOf([ali], { ...ali, first_name: 'Алан' })).toBeUndefined();
  expect(twinOf([ali], { ...ali, birthday: '2019-03-11' })).toBeUndefined();
});
