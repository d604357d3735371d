import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { routeTree } from '#generated/route-tree.gen.ts';
import type { Visitor } from '@/features/auth/session/access-rules';
import { cabinetOf, destination, isEntry } from '@/features/auth/session/destination';
import { createQueryClient } from '@/query-client';

const router = createRouter({
  routeTree,
  history: createMemoryHistory(),
  context: { queryClient: createQueryClient(), origin: 'https://aman.example' },
});

const patient: Visitor = { kind: 'member', roles: ['user'], cabinet: 'user' };
const doctor: Visitor = { kind: 'member', roles: ['doctor'], cabinet: 'doctor' };
const noRole: Visitor = { kind: 'member', roles: [], cabinet: null };

describe('a person who logs in', () => {
  it.each([
    ['/fo/patient/visits?status=past'],
    ['/doctor/aigul-serikova?filial=1#times'],
    ['/search?q=%D0%BA%D0%B0%D1%80%D0%B4'],
    ['/'],
  ])('is redirected back to %s', (path) => {
    expect(destination(router, patient, path)).toBe(path);
  });

  it.each([
    ['/nowhere'],
    ['/doctor/aigul/serikova/elsewhere'],
    ['/auth/login?redirect=/auth/login'],
    ['//evil.example'],
    ['https://evil.example/search'],
    ['javascript:alert(1)'],
    ['/fo/clinic/filials'],
    ['/fo/patient/nowhere'],
    ['/fo/patient/visits/17/nowhere'],
  ])('is redirected to the cabinet if the requested page is %s', (path) => {
    expect(destination(router, patient, path)).toBe('/fo/patient');
  });

  it('is redirected to the cabinet if no page was requested', () => {
    expect(destination(router, patient, undefined)).toBe('/fo/patient');
  });

  it('is redirected to the cabinet of the role that the person has chosen', () => {
    expect(destination(router, doctor, '/fo/patient/visits')).toBe('/fo/doctor');
  });

  it('is redirected to the home page if they have no cabinet', () => {
    expect(destination(router, noRole, undefined)).toBe('/');
    expect(destination(router, { kind: 'guest' }, undefined)).toBe('/');
    // A person without a role may open the login page, but does not return to it.
    expect(destination(router, noRole, '/auth/login')).toBe('/');
  });
});

it.each([
  ['/auth/login', 'is'],
  ['/auth/register', 'is'],
  ['/auth/account', 'is not'],
  ['/search', 'is not'],
  ['/nowhere', 'is not'],
])('the page %s %s a page for logging in or registering', (path, is) => {
  expect(isEntry(router, path)).toBe(is === 'is');
});

it('the login form finds in its redirect URL the cabinet that will open, or no cabinet', () => {
  const paths = [
    '/fo/clinic/board?date=2026-05-12',
    '/fo/doctor',
    '/fo/patient/visits',
    '/fo/clinics',
    '/search',
    '//evil.example/fo/clinic',
  ];
  expect(paths.map(cabinetOf)).toEqual(['clinic', 'doctor', 'user', undefined, undefined, undefined]);
});
