import * as v from 'valibot';
import { expect, it } from 'vitest';
import { bookingSearch, choiceLink, servicesAsked, wholeChoice } from '@/shared/url/booking-search';

const url = { filial: 3, service: 7, starts_at: '2026-05-12T14:30:00+05:00' };

it('the link back to a doctor’s page contains the slot that the user chose there', () => {
  const choice = wholeChoice({ ...url, doctor: 'serikova-aigul' });
  expect(choice && choiceLink(choice)).toEqual({
    to: '/doctor/$slug',
    params: { slug: 'serikova-aigul' },
    search: url,
  });
});

it('a redirect to the booking contains the filial and the service even if no slot is chosen', () => {
  expect(choiceLink({ clinic: 'ayala', filial: 3, service: 7, startsAt: undefined })).toEqual({
    to: '/clinic/$slug/sampling',
    params: { slug: 'ayala' },
    search: { filial: 3, service: 7 },
  });
});

it('a chosen slot is incomplete without a doctor or a clinic, or without a time', () => {
  expect(wholeChoice(url)).toBeUndefined();
  expect(wholeChoice({ doctor: 'serikova-aigul', filial: 3, service: 7 })).toBeUndefined();
});

it.each([
  ['a text', '7,9,9,x'],
  ['a list of numbers', [7, 9]],
  ['a list of texts', ['7', '9', 0]],
])('several lab tests in the URL are requested together if the URL has %s', (_, analyses) => {
  const choice = wholeChoice(v.parse(bookingSearch, { ...url, clinic: 'ayala', analyses }));
  expect(servicesAsked(choice ?? {})).toEqual({ service_id: 7, service_ids: [7, 9] });
});

it('a single lab test in the URL’s `analyses` is requested as one service, not as a list', () => {
  const choice = wholeChoice(v.parse(bookingSearch, { ...url, clinic: 'ayala', analyses: 7 }));
  expect(servicesAsked(choice ?? {})).toEqual({ service_id: 7 });
});
