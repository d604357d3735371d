import { expect, it } from 'vitest';
import { choiceLink, wholeChoice } from '@/shared/url/booking-search';

const url = { filial: 3, service: 7, starts_at: '2026-05-12T14:30:00+05:00' };

it('a chosen time leads back to itself on the doctor’s page', () => {
  const choice = wholeChoice({ ...url, doctor: 'serikova-aigul' });
  expect(choice && choiceLink(choice)).toEqual({
    to: '/doctor/$slug',
    params: { slug: 'serikova-aigul' },
    search: url,
  });
});

it('a way back without a time keeps place and service', () => {
  expect(choiceLink({ clinic: 'ayala', filial: 3, service: 7, startsAt: undefined })).toEqual({
    to: '/clinic/$slug/sampling',
    params: { slug: 'ayala' },
    search: { filial: 3, service: 7 },
  });
});

it('a choice is incomplete without doctor or clinic, or without a time', () => {
  expect(wholeChoice(url)).toBeUndefined();
  expect(wholeChoice({ doctor: 'serikova-aigul', filial: 3, service: 7 })).toBeUndefined();
});
