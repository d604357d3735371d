import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { FamilyMember } from '#generated/models/family-member.ts';
import type { Funding } from '#generated/models/funding.ts';
import type { PersonProfile } from '#generated/models/person-profile.ts';
import { bookingSchema, peopleToBookFor, withAdded } from '@/features/patient/booking/booking-schema';
import { homeAddressDefaults } from '@/features/patient/visit-parts/home-address-schema';

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
const answers = {
  funding: '',
  home_address: homeAddressDefaults,
  phone: '+7-707-555-01-23',
  email: 'a@b.kz',
  comment: '',
  answers: {},
  consent: true,
};
const sent = (day: string, family_member_id: string) =>
  v.safeParse(bookingSchema(of(day), 'clinic'), { ...answers, family_member_id });

describe('the payer of a booking', () => {
  const paysAs = (payers: readonly Funding[], funding: string) => {
    const schema = bookingSchema(of('2026-05-20'), 'clinic', false, payers);
    const read = v.safeParse(schema, { ...answers, family_member_id: 'owner', funding });
    return read.success ? read.output.funding : 'asked';
  };

  it('must be chosen if several payers are possible, or if the chosen payer does not pay for the slot', () => {
    expect(paysAs(['osms', 'paid'], '')).toBe('asked');
    expect(paysAs(['osms', 'paid'], 'osms')).toBe('osms');
    expect(paysAs(['paid'], 'osms')).toBe('asked');
    expect(paysAs(['paid'], '')).toBe('paid');
    expect(paysAs([], 'osms')).toBeUndefined();
  });
});

describe('the list of people to book for', () => {
  it('refuses a person whom the doctor does not treat at their age on the day of the visit', () => {
    expect(of('2026-05-19')[1]?.refused?.replaceAll('\u00A0', ' ')).toBe('Врач не принимает детей');
    expect(of('2026-05-20')[1]?.refused).toBeUndefined();
  });

  it('refuses the account’s owner by age, but not if the owner’s birth date is unknown', () => {
    const children = { age_min: null, age_max: 14 };
    expect(peopleToBookFor(profile, [], children, '2026-05-19')[0]?.refused).toBe('Врач принимает только детей');
    expect(peopleToBookFor({ ...profile, birthday: null }, [], children, '2026-05-19')[0]?.refused).toBeUndefined();
  });

  it('sends the id of the chosen family member, or null for the account’s owner', () => {
    expect(sent('2026-05-20', '7').output).toMatchObject({ family_member_id: 7 });
    expect(sent('2026-05-20', 'owner').output).toMatchObject({ family_member_id: null });
  });

  it('rejects a person from a draft who has left the family or whom the doctor does not treat', () => {
    expect(sent('2026-05-19', '7').issues?.[0]?.message.replaceAll('\u00A0', ' ')).toBe('Врач не принимает детей');
    expect(sent('2026-05-19', '8').issues?.[0]?.message.replaceAll('\u00A0', ' ')).toBe('Выберите, кто пойдёт к врачу');
    expect(sent('2026-05-19', '').success).toBe(false);
  });
});

it('a booking offers a newly added relative at once, and lists each relative once', () => {
  const daughter = { ...son, id: 8, relation: 'daughter' as const };
  expect(withAdded([son], [daughter]).map(({ id }) => id)).toEqual([7, 8]);
  expect(withAdded([son, daughter], [daughter]).map(({ id }) => id)).toEqual([7, 8]);
});

it('a booking sends the address only for a home visit', () => {
  const home_address = { ...homeAddressDefaults, street: ' ул. Манаса, 3 ' };
  const sentTo = (format: 'home' | 'clinic') =>
    v.parse(bookingSchema(of('2026-05-20'), format), { ...answers, home_address, family_member_id: 'owner' });
  expect(sentTo('home').home_address).toMatchObject({ street: 'ул. Манаса, 3', flat: null });
  expect(sentTo('clinic').home_address).toBeNull();
  const without = { ...answers, family_member_id: 'owner' };
  expect(v.safeParse(bookingSchema(of('2026-05-20'), 'home'), without).success).toBe(false);
});
