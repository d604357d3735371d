import type { FamilyMember } from '@generated/models/family-member';
import type { PersonProfile } from '@generated/models/person-profile';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bookingSchema } from '@/features/patient/booking/booking-schema';
import { peopleToBookFor } from '@/features/patient/booking/people-to-book-for';

const profile = { first_name: 'Елена', second_name: 'Осипова', birthday: '1990-05-15' } as PersonProfile;
const son: FamilyMember = {
  id: 7,
  relation: 'son',
  first_name: 'Марк',
  second_name: 'Осипов',
  third_name: null,
  birthday: '2008-05-20',
  gender: 'male',
  age: 17,
};
const adults = { age_min: 18, age_max: null };

const of = (day: string) => peopleToBookFor(profile, [son], adults, day);
const answers = { phone: '+7-707-555-01-23', email: 'a@b.kz', comment: '', consent: true };
const sent = (day: string, family_member_id: string) =>
  v.safeParse(bookingSchema(of(day)), { ...answers, family_member_id });

describe('who can go to the doctor', () => {
  it('is decided by the age on the day of the visit, not today', () => {
    expect(of('2026-05-19')[1]?.refused?.replaceAll('\u00A0', ' ')).toBe('Врач не принимает детей');
    expect(of('2026-05-20')[1]?.refused).toBeUndefined();
  });

  it('the owner counts like anybody else; without a birth date nothing is held against them', () => {
    const children = { age_min: null, age_max: 14 };
    expect(peopleToBookFor(profile, [], children, '2026-05-19')[0]?.refused).toBe('Врач принимает только детей');
    expect(peopleToBookFor({ ...profile, birthday: null }, [], children, '2026-05-19')[0]?.refused).toBeUndefined();
  });

  it('becomes the contract’s id, null for the owner', () => {
    expect(sent('2026-05-20', '7').output).toMatchObject({ family_member_id: 7 });
    expect(sent('2026-05-20', 'owner').output).toMatchObject({ family_member_id: null });
  });

  it('a draft cannot choose whom the doctor refuses, nor who has left the family', () => {
    expect(sent('2026-05-19', '7').issues?.[0]?.message.replaceAll('\u00A0', ' ')).toBe('Врач не принимает детей');
    expect(sent('2026-05-19', '8').issues?.[0]?.message.replaceAll('\u00A0', ' ')).toBe('Выберите, кто пойдёт к врачу');
    expect(sent('2026-05-19', '').success).toBe(false);
  });
});
