import { expect, it } from 'vitest';
import type { FamilyMember } from '#generated/models/family-member.ts';
import { familyChoices } from '@/features/patient/family/family-choices';

const son: FamilyMember = {
  id: 1,
  relation: 'son',
  first_name: 'Марк',
  second_name: 'Осипов',
  third_name: null,
  birthday: '2016-04-02',
  gender: 'male',
  age: 10,
};
const friend: FamilyMember = { ...son, id: 2, relation: 'other', second_name: 'Ким', birthday: '2015-01-09' };
const mother: FamilyMember = {
  ...son,
  id: 3,
  relation: 'mother',
  first_name: 'Раиса',
  second_name: 'Осипова',
  birthday: '1960-01-01',
  gender: 'female',
};

const titles = (...family: FamilyMember[]) => familyChoices(family).map(({ title }) => title.replaceAll('\u00A0', ' '));

it('a list of relatives shows a parent by the relation, or by name if two relatives have this relation', () => {
  expect(titles(son, mother)).toEqual(['Марк', 'Мама']);
  expect(titles(mother, { ...mother, id: 4, first_name: 'Сауле' })).toEqual(['Раиса', 'Сауле']);
});

it('a list of relatives shows the surname if first names are equal', () => {
  expect(titles(son, friend, mother)).toEqual(['Осипов Марк', 'Ким Марк', 'Мама']);
  const patronymic = { ...son, id: 4, third_name: 'Андреевич' };
  expect(titles(son, patronymic)).toEqual(['Осипов Марк', 'Осипов Марк Андреевич']);
});

it('a list of relatives shows the birthday if full names are equal', () => {
  expect(titles(son, { ...friend, second_name: 'Осипов' })).toEqual([
    'Осипов Марк, 02.04.2016',
    'Осипов Марк, 09.01.2015',
  ]);
});

it('a list of relatives shows for each relative a different text, however similar the names are', () => {
  const daughter = { ...son, id: 4, relation: 'daughter' as const, first_name: 'Раиса', second_name: 'Осипова' };
  const inLaw = { ...mother, id: 5, first_name: 'Сауле', second_name: 'Ким' };
  const family = [mother, inLaw, { ...daughter, third_name: 'Андреевна' }];
  expect(titles(...family)).toEqual(['Осипова Раиса', 'Сауле', 'Осипова Раиса Андреевна']);
});
