import { expect, test, vi } from 'vitest';
import { visits } from '#mocks/handlers/patient/visits.ts';
import { reference } from '#mocks/handlers/public/reference.ts';
import { resources } from '#mocks/handlers/resources.ts';
import { memoryStore } from '#mocks/persistence/memory-store.ts';
import { createHandlers } from '#mocks/provider.ts';
import { respond } from '#mocks/respond.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';
import { check } from '#mocks/validate/check.ts';
import { type OperationId, operationsById, schemaAt, successOf } from '#mocks/validate/contract.ts';

test('every operation of the contract has a resolver in mocks/handlers', () => {
  const resolved = new Set<OperationId>();
  for (const resource of resources) resource(vi.fn(), (id) => resolved.add(id));
  expect([...operationsById.keys()].filter((id) => !resolved.has(id))).toEqual([]);
});

test('an operation without a resolver answers with a made-up valid response, but only to users with access', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const db = createSeed('small', '2026-05-12');
  const handlers = createHandlers({
    store: memoryStore(() => db),
    clock: () => Date.parse('2026-05-12T08:20:00+05:00'),
    readDrawing: async () => undefined,
    resources: resources.filter((one) => one !== visits && one !== reference),
  });
  expect(warned.mock.calls.flat()).toContainEqual(expect.stringContaining('cityList has no resolver'));

  const ask = (path: string, init: RequestInit = {}) =>
    respond(handlers, new Request(`https://aman.example/api/v0${path}`, init));
  const broken = (id: OperationId, body: unknown) =>
    check(successOf(operationsById.get(id) ?? { answers: {} }).schema ?? {}, body, { resolve: schemaAt });

  const cities = await ask('/front/resources/dir/cities');
  expect(cities.status).toBe(200);
  expect(broken('cityList', await cities.json())).toEqual([]);
  expect((await ask('/front/resources/dir/cities', { method: 'DELETE' })).status).toBe(405);

  expect((await ask('/fo/patient/visits/7')).status).toBe(401);
  const login = await ask('/auth/login/patient', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'patient@demo.kz', password: 'Demo2026', remember: false, role: 'user' }),
  });
  const { data } = (await login.json()) as { data: { access_token: string } };
  const visit = await ask('/fo/patient/visits/7', { headers: { Authorization: `Bearer ${data.access_token}` } });
  expect(visit.status).toBe(200);
  expect(broken('visitRead', await visit.json())).toEqual([]);
});
