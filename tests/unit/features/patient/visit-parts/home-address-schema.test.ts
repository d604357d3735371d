import { describe, expect, it } from 'vitest';
import { homeAddressFrom } from '@/features/patient/visit-parts/home-address-schema';

describe('the address of a home visit', () => {
  it.each([
    ['Алматы, ул. Жандосова, 58, кв. 14', 'ул. Жандосова, 58', '14'],
    ['г. Алматы, мкр. Самал-1, д. 3, квартира 7а', 'мкр. Самал-1, д. 3', '7а'],
    ['ул. Манаса, 3', 'ул. Манаса, 3', ''],
    ['Астана, ул. Достык, 1', '', ''],
    ['Самал', 'Самал', ''],
  ])('is filled in from the address «%s» in the profile: street «%s», flat «%s»', (line, street, flat) => {
    expect(homeAddressFrom(line, 'Алматы')).toMatchObject({ street, flat, entrance: '' });
  });

  it('is empty if the profile has no address', () => {
    expect(homeAddressFrom(null, 'Алматы')).toMatchObject({ street: '', flat: '', entrance: '' });
  });
});
