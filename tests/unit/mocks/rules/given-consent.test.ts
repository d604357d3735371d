import { expect, test } from 'vitest';
import { givenConsent } from '#mocks/rules/consents.ts';

const NOW = Date.parse('2026-05-12T08:20:00+05:00');
const given = (accepted_at: string) => givenConsent({ version: '2026-05', accepted_at }, NOW).accepted_at;

test('the time of a consent is the person’s own, unless it cannot be true', () => {
  expect(given('2026-05-12T03:19:30.000Z')).toBe('2026-05-12T03:19:30.000Z');
  expect(given('2999-01-01T00:00:00Z')).toBe('2026-05-12T08:20:00+05:00');
  expect(given('2026-05-10T08:20:00+05:00')).toBe('2026-05-12T08:20:00+05:00');
});
