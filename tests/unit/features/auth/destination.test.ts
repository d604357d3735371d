import { routeTree } from '@generated/route-tree.gen';
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '@/features/auth/guard/access-rules';
import { destination } from '@/features/auth/session/destination';
import { createQueryClient } from '@/query-client';
import type { RouterContext } from '@/shared/config/router-context';
import { lateChildren } from '@/shell/late/late-children';

const router = createRouter({
  routeTree,
  history: createMemoryHistory(),
  context: { queryClient: createQueryClient(), refreshRoutes: () => {} },
});

const patient: Visitor = { kind: 'member', roles: ['user'], cabinet: 'user' };
const doctor: Visitor = { kind: 'member', roles: ['doctor'], cabinet: 'doctor' };
const noRole: Visitor = { kind: 'member', roles: [], cabinet: null };

describe('after a login', () => {
  it.each([
    ['/fo/patient/visits?status=past'],
    ['/doctor/aigul-serikova?filial=1#times'],
    ['/search?q=%D0%BA%D0%B0%D1%80%D0%B4'],
    ['/'],
  ])('leads back to %s', async (path) => {
    expect(await destination(router, patient, path)).toBe(path);
  });

  it.each([
    [undefined],
    ['/nowhere'],
    ['/doctor/aigul/serikova/elsewhere'],
    ['/auth/login?redirect=/auth/login'],
    ['//evil.example'],
    ['https://evil.example/search'],
    ['javascript:alert(1)'],
    ['/fo/clinic/filials'],
    ['/fo/patient/nowhere'],
    ['/fo/patient/visits/17/nowhere'],
  ])('leads to the cabinet when it should go back to %s', async (path) => {
    expect(await destination(router, patient, path)).toBe('/fo/patient');
  });

  it('leads into the cabinet that was logged in to', async () => {
    expect(await destination(router, doctor, '/fo/patient/visits')).toBe('/fo/doctor');
  });

  it('leads home where there is no cabinet', async () => {
    expect(await destination(router, noRole, undefined)).toBe('/');
  });
});

describe('in a build, where a cabinet’s pages come late', () => {
  it('waits for them before it trusts an address below the cabinet', async () => {
    expect(await destination(buildOf(true), patient, '/fo/patient/visits?status=past')).toBe(
      '/fo/patient/visits?status=past',
    );
    expect(await destination(buildOf(true), patient, '/fo/patient/nowhere')).toBe('/fo/patient');
  });

  it('trusts none when they do not come', async () => {
    expect(await destination(buildOf(false), patient, '/fo/patient/visits')).toBe('/fo/patient');
  });
});

/** A site with one page in one cabinet, as src/build/late-routes.ts leaves it. */
function buildOf(online: boolean): AnyRouter {
  const root = createRootRouteWithContext<RouterContext>()({ staticData: { name: 'root', area: 'public' } });
  const cabinet = createRoute({
    getParentRoute: () => root,
    path: '/fo/patient',
    staticData: { name: 'patient', area: 'user' },
    beforeLoad: () => undefined,
  });
  const visits = createRoute({
    getParentRoute: () => cabinet,
    path: '/visits',
    staticData: { name: 'patientVisits', area: 'user' },
  });
  const load = () => (online ? Promise.resolve({ children: { visits } }) : Promise.reject(new TypeError('offline')));
  const site: AnyRouter = createRouter({
    routeTree: root.addChildren([lateChildren(cabinet, load)]),
    history: createMemoryHistory(),
    context: {
      queryClient: createQueryClient(),
      refreshRoutes: () => site.setRoutes(site.buildRouteTree()),
    },
  });
  return site;
}
