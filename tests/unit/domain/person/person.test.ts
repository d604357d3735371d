import { describe, expect, it } from 'vitest';
import { ageText, relationOf } from '@/domain/person/person-text';
import { receivedGroup, refusedAge } from '@/domain/person/received-age';

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

describe('the age in words', () => {
  it.each([
    ['2016-09-02', '9 лет'],
    ['2025-05-12', '1 год'],
    ['2025-05-13', '11 месяцев'],
    ['2025-12-12', '5 месяцев'],
    ['2025-12-13', '4 месяца'],
    ['2026-04-12', '1 месяц'],
    ['2026-04-13', 'меньше месяца'],
    ['2026-05-12', 'меньше месяца'],
    ['1956-05-12', '70 лет'],
  ])('of a person born on %s is «%s»', (birthday, text) => {
    expect(plain(ageText(birthday, '2026-05-12'))).toBe(text);
  });
});

describe('the age range of a doctor’s patients', () => {
  const reasons = (age: number) => [
    plain(refusedAge({ age_min: 18, age_max: null }, age)),
    plain(refusedAge({ age_min: null, age_max: 17 }, age)),
    plain(refusedAge({ age_min: 1, age_max: 70 }, age)),
  ];

  it('includes both limits', () => {
    expect(reasons(17)).toEqual(['Врач не принимает детей', undefined, undefined]);
    expect(reasons(18)).toEqual([undefined, 'Врач принимает только детей', undefined]);
    expect(reasons(0)[2]).toBe('Врач принимает с 1 года');
    expect(reasons(71)[2]).toBe('Врач принимает до 70 лет');
    expect(reasons(70)[2]).toBeUndefined();
  });

  it('means children only, adults only, or both', () => {
    expect(receivedGroup({ age_min: null, age_max: 17 })).toBe('children');
    expect(receivedGroup({ age_min: 18, age_max: null })).toBe('adults');
    expect(receivedGroup({ age_min: 1, age_max: 70 })).toBeUndefined();
    expect(receivedGroup({ age_min: null, age_max: null })).toBeUndefined();
  });

  it('includes a person without a birth date', () => {
    expect(refusedAge({ age_min: 18, age_max: 60 }, null)).toBeUndefined();
  });
});

it('a spouse is called «Супруга» or «Супруг» by gender', () => {
  expect(relationOf({ relation: 'spouse', gender: 'female' })).toBe('Супруга');
  expect(relationOf({ relation: 'spouse', gender: 'male' })).toBe('Супруг');
  expect(relationOf({ relation: 'mother', gender: 'female' })).toBe('Мама');
});
