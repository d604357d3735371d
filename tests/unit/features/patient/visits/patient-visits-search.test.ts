import { describe, expect, it } from 'vitest';
import type { FamilyMember } from '#generated/models/family-member.ts';
import { personChoices, visitListParams } from '@/features/patient/visits/patient-visits-search';

describe('the filter of visits by person', () => {
  const member = (id: number, relation: FamilyMember['relation'], first_name: string): FamilyMember => ({
    id,
    relation,
    first_name,
    second_name: 'Осипова',
    third_name: null,
    birthday: '1960-01-01',
    gender: 'female',
    age: 66,
  });

  it('has no choices if the patient has no family members', () => {
    expect(personChoices([])).toEqual([]);
  });

  it('shows a parent as «Мама», other relatives by name, and two mothers with their names', () => {
    const titles = (...family: FamilyMember[]) => personChoices(family).map(({ title }) => title);
    expect(titles(member(1, 'son', 'Марк'), member(2, 'mother', 'Раиса'))).toEqual(['Все', 'Я', 'Марк', 'Мама']);
    expect(titles(member(1, 'mother', 'Раиса'), member(2, 'mother', 'Сауле'))).toEqual(['Все', 'Я', 'Раиса', 'Сауле']);
  });

  it('sends the id of the family member, or «self» for the patient', () => {
    expect(visitListParams({ status: 'past', page: 2 })).toEqual({ status: 'past', page: 2 });
    expect(visitListParams({ status: 'past', page: 1, person: 'self' }).person).toBe('self');
    expect(visitListParams({ status: 'past', page: 1, person: 12 }).person).toBe('12');
  });
});
