import { type AnyRoute, isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routeTree } from '#generated/route-tree.gen.ts';
import { RoleLookupError } from '@/features/auth/session/guard';
import { subscribeToUser } from '@/features/auth/session/sync-session';
import { createQueryClient } from '@/query-client';
import { session } from '@/shared/session/session';
import { type Cabinet, cabinetHome } from '@/shared/session/session-record';
import { fakeFetch, json } from '../../../support/fake-fetch';

type Outcome = 'opens' | 'cancelled' | string;

/** The response of /auth/me for the owner of the token. */
const people: Record<string, { signedIn: Cabinet | null | false; me: () => Response }> = {
  guest: { signedIn: false, me: () => json({ message: 'Войдите' }, 401) },
  patient: { signedIn: 'user', me: () => me('user') },
  doctor: { signedIn: 'doctor', me: () => me('doctor') },
  clinic: { signedIn: 'clinic', me: () => me('clinic') },
  'user with all roles': { signedIn: 'clinic', me: () => me('user', 'doctor', 'clinic') },
  'user whose roles failed to load': { signedIn: 'user', me: () => json({ message: 'Сбой' }, 500) },
  'user with an invalid role': { signedIn: 'user', me: () => me('user', null) },
  'user with an expired token': { signedIn: 'user', me: () => json({ message: 'Сеанс завершён' }, 401) },
};

/** Pages of docs/rules.md §2 that redirect to another page with their content. */
const movedTo: Readonly<Record<string, string>> = {
  '/fo/clinic/filials/$id/edit-profile': '/fo/clinic/filials/$id/profile',
};

const routes = leaves(routeTree);
const token = 'token-1';

beforeEach(() => {
  vi.stubEnv('VITE_API_HOST', 'https://api.example.kz');
});
afterEach(() => {
  session.logout();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('the test of the guards finds routes of every area', () => {
  expect(new Set(routes.map(({ area }) => area))).toEqual(
    new Set(['public', 'entry', 'member', 'user', 'doctor', 'clinic']),
  );
});

it.each(Object.entries(cabinetHome))(
  'all routes below the cabinet «%s» (%s) belong to the area of this cabinet',
  (area, home) => {
    const below = routes.filter(({ path }) => path === home || path.startsWith(`${home}/`));
    expect(new Set(below.map((route) => route.area))).toEqual(new Set([area]));
  },
);

describe.each(routes)('the route $path ($area)', ({ path, area, branch }) => {
  it.each(Object.keys(people))(
    'opens its page for the visitor «%s», or redirects, as docs/rules.md says',
    async (name) => {
      const outcome = await attempt(branch, path, name);
      // An index may redirect to its first page after it has let the visitor in.
      const leadsOn = outcome.startsWith(`${path}/`) || outcome === movedTo[path];
      expect(leadsOn ? 'opens' : outcome).toBe(expected(area, name));
    },
  );
});

it('a guard that redirects a guest to the login keeps the requested URL', async () => {
  const cabinet = routes.find(({ area }) => area === 'user');
  const thrown = await attemptRaw(cabinet?.branch ?? [], '/fo/patient/visits?status=past', 'guest');
  expect(isRedirect(thrown) && thrown.options.search).toEqual({ redirect: '/fo/patient/visits?status=past' });
});

it('a guard redirects a person without the page’s role, and never back to a page that redirects again', async () => {
  const cabinet = routes.find(({ area }) => area === 'clinic');
  const refused = await attemptRaw(cabinet?.branch ?? [], '/fo/clinic/clients', 'patient');
  expect(isRedirect(refused) && refused.options).toMatchObject({ to: '/unauthorized', replace: true });
  expect(isRedirect(refused) && refused.options.search).toEqual({});
  const entry = routes.find(({ area }) => area === 'entry');
  const known = await attemptRaw(entry?.branch ?? [], '/auth/login', 'patient');
  expect(isRedirect(known) && known.options).toMatchObject({ href: '/fo/patient', replace: true });
});

it('a guard throws the error that explains why the roles failed to load', async () => {
  const cabinet = routes.find(({ area }) => area === 'user');
  const thrown = await attemptRaw(cabinet?.branch ?? [], '/fo/patient', 'user whose roles failed to load');
  expect(thrown).toMatchObject({ name: 'RoleLookupError', cause: { status: 500 } });
});

it('a guard treats an invalid role as an invalid response', async () => {
  const cabinet = routes.find(({ area }) => area === 'doctor');
  const thrown = await attemptRaw(cabinet?.branch ?? [], '/fo/doctor', 'user with an invalid role');
  expect(thrown).toMatchObject({ name: 'RoleLookupError', cause: { kind: 'malformed' } });
});

it('the guards of several pages opened one after the other request the current user once', async () => {
  const requests = fakeFetch(() => me('user'));
  session.signIn(token, 'user');
  const queryClient = createQueryClient();
  const cabinet = routes.find(({ area }) => area === 'user');
  await walk(cabinet?.branch ?? [], '/fo/patient', queryClient);
  await walk(cabinet?.branch ?? [], '/fo/patient/visits', queryClient);
  expect(requests).toHaveLength(1);
});

it('a guard ends a session whose token has expired', async () => {
  const cabinet = routes.find(({ area }) => area === 'user');
  await attempt(cabinet?.branch ?? [], '/fo/patient', 'user with an expired token');
  expect(session.get().accessToken).toBeNull();
});

it('a guard makes the first role the current cabinet if the session has no cabinet', async () => {
  fakeFetch(() => me('doctor', 'user'));
  session.signIn(token, null);
  const cabinet = routes.find(({ area }) => area === 'doctor');
  const queryClient = createQueryClient();
  subscribeToUser(queryClient);
  await walk(cabinet?.branch ?? [], '/fo/doctor', queryClient);
  expect(session.get().currentCabinet).toBe('doctor');
});

it('a guard lets a user without roles register again', async () => {
  fakeFetch(() => me());
  session.signIn(token, 'user');
  const entry = routes.find(({ area }) => area === 'entry');
  const queryClient = createQueryClient();
  subscribeToUser(queryClient);
  await walk(entry?.branch ?? [], '/auth/register', queryClient);
  expect(session.get().currentCabinet).toBeNull();
});

/** The outcome by docs/rules.md §5, «Route access», for a route of this area. */
function expected(area: string, name: string): Outcome {
  const person = people[name];
  if (area === 'public') return 'opens';
  if (area === 'entry') {
    return person?.signedIn && name !== 'user with an expired token' ? cabinetHome[person.signedIn] : 'opens';
  }
  if (name === 'user whose roles failed to load') return 'cancelled';
  if (name === 'user with an invalid role' && (area === 'doctor' || area === 'clinic')) return 'cancelled';
  const holders: Record<string, string[]> = {
    member: ['patient', 'user with an invalid role', 'doctor', 'clinic', 'user with all roles'],
    user: ['patient', 'user with an invalid role', 'user with all roles'],
    doctor: ['doctor', 'user with all roles'],
    clinic: ['clinic', 'user with all roles'],
  };
  return holders[area]?.includes(name) ? 'opens' : '/unauthorized';
}

async function attempt(branch: AnyRoute[], path: string, name: string): Promise<Outcome> {
  const thrown = await attemptRaw(branch, path, name);
  if (thrown === undefined) return 'opens';
  if (thrown instanceof RoleLookupError) return 'cancelled';
  if (isRedirect(thrown)) return thrown.options.to ?? thrown.options.href ?? '';
  throw thrown;
}

async function attemptRaw(branch: AnyRoute[], path: string, name: string): Promise<unknown> {
  const person = people[name];
  fakeFetch(() => person?.me() ?? json({}, 500));
  if (person !== undefined && person.signedIn !== false) session.signIn(token, person.signedIn);
  return walk(branch, path, createQueryClient()).then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** Runs every `beforeLoad` from the root down, as the router does before loading. */
async function walk(branch: AnyRoute[], path: string, queryClient: unknown): Promise<void> {
  for (const route of branch) {
    await route.options.beforeLoad?.({
      context: { queryClient },
      location: { href: path, pathname: path.replace(/\?.*/, '') },
      search: {},
      params: {},
      matches: branch.map(({ options }) => ({ staticData: options.staticData ?? {} })),
      preload: false,
    });
  }
}

/** Every route with a page, and the routes above it. */
function leaves(root: AnyRoute): { path: string; area: string; branch: AnyRoute[] }[] {
  const found: { path: string; area: string; branch: AnyRoute[] }[] = [];
  const visit = (route: AnyRoute, above: AnyRoute[], path: string): void => {
    const own = 'path' in route.options && typeof route.options.path === 'string' ? route.options.path : '';
    const here = `${path}/${own}`.replace(/\/{2,}/g, '/');
    const branch = [...above, route];
    const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>);
    if (children.length === 0) {
      found.push({ path: here.replace(/(.)\/$/, '$1'), area: route.options.staticData?.area ?? '', branch });
    }
    for (const child of children) visit(child, branch, here);
  };
  visit(root, [], '');
  return found;
}

function me(...roles: (Cabinet | null)[]): Response {
  const user = {
    id: 7,
    avatar: null,
    full_name: 'Осипова Елена',
    email: 'a@b.kz',
    roles: roles.map((name) => ({ name })),
  };
  return json({ data: { user } });
}
