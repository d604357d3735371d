import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ClinicRight } from '#generated/models/clinic-right.ts';
import type { User } from '#generated/models/user.ts';
import { guardRight, hasRight, hasWholeClinicRight, mayInClinic } from '@/features/auth/session/clinic-rights';
import { createQueryClient } from '@/query-client';
import { session } from '@/shared/session/session';
import { fakeFetch, json } from '../../../support/fake-fetch';

const person = (...roles: User['roles']): User => ({
  id: 7,
  avatar: null,
  full_name: 'Осипова Елена',
  email: 'a@b.kz',
  roles,
});
const owner = person({ name: 'user' }, { name: 'clinic' });
const reception = person({ name: 'clinic', rights: ['visits'] });
const patient = person({ name: 'user' });

beforeEach(() => {
  vi.stubEnv('VITE_API_HOST', 'https://api.example.kz');
  session.signIn('token-1', 'clinic');
});
afterEach(() => {
  session.logout();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it.each<[string, User | null, ClinicRight, boolean]>([
  ['an owner has all rights', owner, 'news', true],
  ['a receptionist has the listed rights', reception, 'visits', true],
  ['a receptionist has no other right', reception, 'news', false],
  ['a person without the role has none', patient, 'visits', false],
  ['a guest has none', null, 'visits', false],
])('a right of the current user is checked: %s', (_, user, right, may) => {
  expect(hasRight(user, right)).toBe(may);
});

const ofFilial = person({ name: 'user' }, { name: 'clinic', rights: ['profile'], filial_ids: [2] });
const ofAll = person({ name: 'user' }, { name: 'clinic', rights: ['profile'], filial_ids: [] });

it.each<[string, User | null, boolean]>([
  ['by an owner', owner, true],
  ['by staff of all filials with the right', ofAll, true],
  ['not by staff of some filials', ofFilial, false],
  ['not by staff without the right', reception, false],
  ['not by a patient', patient, false],
  ['not by a guest', null, false],
])('the settings of the whole clinic can be changed %s', (_, user, may) => {
  expect(hasWholeClinicRight(user, 'profile')).toBe(may);
});

it('the site requests the current user once to check several rights', async () => {
  const requests = fakeFetch(() => json({ data: { user: reception } }));
  const queryClient = createQueryClient();
  expect(await mayInClinic(queryClient, 'visits')).toBe(true);
  expect(await mayInClinic(queryClient, 'news')).toBe(false);
  expect(requests).toHaveLength(1);
});

it('a page that needs a right opens for a user with the right, and redirects other users to an explanation', async () => {
  fakeFetch(() => json({ data: { user: reception } }));
  const attempt = { context: { queryClient: createQueryClient() } };
  await expect(guardRight('visits')(attempt)).resolves.toBeUndefined();
  const thrown = await guardRight('news')(attempt).catch((error: unknown) => error);
  expect(isRedirect(thrown) && thrown.options).toMatchObject({
    to: '/unauthorized',
    search: { lacks: 'right' },
    replace: true,
  });
});
