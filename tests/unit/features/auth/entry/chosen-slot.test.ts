import { expect, it } from 'vitest';
import { slotInRedirect } from '@/features/auth/entry/chosen-slot';

const path = '/fo/patient/schedule-record';
const choice = 'doctor=serikova-aigul&filial=1&service=2&starts_at=2026-05-14T09%3A00%3A00%2B05%3A00';
const slot = { doctor: 'serikova-aigul', filial: 1, service: 2, startsAt: '2026-05-14T09:00:00+05:00' };

it.each([
  ['the way back to a booking', `${path}?${choice}`, { ...slot, wanted: {} }],
  ['the way back with hours', `${path}?${choice}&time_from=18:00`, { ...slot, wanted: { time_from: '18:00' } }],
  ['the way back with unknown parameters', `${path}?${choice}&place=home`, { ...slot, wanted: {} }],
  [
    'the way back to the waitlist',
    '/fo/patient/waitlist?doctor=serikova-aigul&filial=1&service=2',
    { ...slot, startsAt: undefined },
  ],
])('the login page shows the slot of its redirect parameter: %s', (_, redirect, expected) => {
  expect(slotInRedirect(redirect)).toEqual(expected);
});

it.each([
  ['the waitlist alone', '/fo/patient/waitlist'],
  ['another page', `/fo/patient/visits?${choice}`],
  ['a booking without a time', `${path}?doctor=serikova-aigul&filial=1&service=2`],
  ['an invalid time', `${path}?${choice.replace('05-14T09', '99-99T99')}`],
  ['an invalid doctor', `${path}?${choice.replace('serikova-aigul', '..%2Fx')}`],
  ['another site', `//evil.example${path}?${choice}`],
  ['no way back', undefined],
])('the login page shows no slot: %s', (_, redirect) => {
  expect(slotInRedirect(redirect)).toBeUndefined();
});
