import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  cacheCurrentUser,
  currentUserQuery,
  prefetchCurrentUser,
  readVisitor,
  rolesOf,
} from '@/features/auth/session/current-user';
import { createQueryClient } from '@/query-client';
import { connectToaster } from '@/shared/notify';
import { session } from '@/shared/session/session';
import { fakeFetch, json } from '../../../support/fake-fetch';

const user = { id: 7, avatar: null, full_name: 'Осипова Елена', email: 'a@b.kz', roles: [{ name: 'user' as const }] };
const answer = () => json({ data: { user } });

beforeEach(() => {
  vi.stubEnv('VITE_API_HOST', 'https://api.example.kz');
});
afterEach(() => {
  session.logout();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('the site does not request the current user for a guest', async () => {
  const requests = fakeFetch(answer);
  const queryClient = createQueryClient();
  prefetchCurrentUser(queryClient, false);
  expect(await readVisitor(queryClient)).toEqual({ kind: 'guest' });
  expect(requests).toHaveLength(0);
});

it('the site requests the current user with the first navigation only', async () => {
  const requests = fakeFetch(answer);
  session.signIn('token-1', 'user');
  const queryClient = createQueryClient();
  prefetchCurrentUser(queryClient, false);
  expect(await readVisitor(queryClient)).toEqual({ kind: 'member', roles: ['user'], cabinet: 'user' });
  prefetchCurrentUser(queryClient, false);
  await readVisitor(queryClient);
  expect(requests).toHaveLength(1);
});

it('the site requests the current user again if the response contained an invalid role', async () => {
  let roles: object[] = [{ name: 'user' }, { name: null }];
  const requests = fakeFetch(() => json({ data: { user: { ...user, roles } } }));
  session.signIn('token-1', 'user');
  const queryClient = createQueryClient();
  expect(await readVisitor(queryClient)).toMatchObject({ roles: ['user'], incomplete: true });
  roles = [{ name: 'user' }, { name: 'doctor' }];
  expect(await readVisitor(queryClient)).toEqual({ kind: 'member', roles: ['user', 'doctor'], cabinet: 'user' });
  await readVisitor(queryClient);
  expect(requests).toHaveLength(2);
});

it('the site takes the current user from the response to a login, without another request', async () => {
  const requests = fakeFetch(answer);
  session.signIn('token-1', 'user');
  const queryClient = createQueryClient();
  cacheCurrentUser(queryClient, user);
  expect(await readVisitor(queryClient)).toMatchObject({ kind: 'member', roles: ['user'] });
  expect(requests).toHaveLength(0);
});

it('a request for the current user continues after the component that sent it has unmounted', async () => {
  const requests = fakeFetch(() => new Promise(() => undefined));
  session.signIn('token-1', 'user');
  const queryClient = createQueryClient();
  void readVisitor(queryClient);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await queryClient.cancelQueries({ queryKey: currentUserQuery().queryKey });
  expect(requests[0]?.signal.aborted).toBe(false);
});

it('after a failed request for the current user the visitor is unknown, with the failure as the cause', async () => {
  fakeFetch(() => json({ message: 'Сбой' }, 500));
  session.signIn('token-1', 'doctor');
  const visitor = await readVisitor(createQueryClient());
  expect(visitor).toMatchObject({ kind: 'unknown', cabinet: 'doctor', cause: { status: 500 } });
});

it.each([
  ['shows a toast if the page does not show the failure', false, 500, ['Сервис недоступен']],
  ['shows no toast if the page shows the failure', true, 500, []],
  ['shows no toast for an expired session, which has its own message', false, 401, []],
] as const)('a failure to load the current user %s', async (_, told, status, toasts) => {
  const said: string[] = [];
  const disconnect = connectToaster(({ text }) => said.push(text));
  fakeFetch(() => json({ message: 'Сервис недоступен' }, status));
  session.signIn('token-1', 'user');
  const queryClient = createQueryClient();
  prefetchCurrentUser(queryClient, told);
  // A guard of the same page also requests the current user.
  await readVisitor(queryClient);
  expect(said).toEqual(toasts);
  disconnect();
});

it('the site ignores unknown roles of the current user', () => {
  const roles = [{ name: 'admin' }, { name: 'doctor' }] as unknown as typeof user.roles;
  expect(rolesOf({ ...user, roles })).toEqual(['doctor']);
});
