import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { operationsById } from '#mocks/validate/contract.ts';
import { fakeFetch, json } from '../unit/support/fake-fetch';

/** The generated SDK has one function per operation, named by its id. */
const sdk: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>('../../generated/api/**/*.ts', { eager: true })),
);

beforeEach(() => {
  vi.stubEnv('VITE_API_HOST', 'https://api.example.kz');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('the SDK sends an Idempotency-Key exactly with the operations that declare this header', async () => {
  const sent: string[] = [];
  for (const { id } of operationsById.values()) {
    const operation = sdk[id];
    if (typeof operation !== 'function') throw new TypeError(`the SDK has no ${id}`);
    const requests = fakeFetch(() => json({}, 409));
    // One value for path parameters and for bodies.
    const argument = { files: [], toString: () => '1' };
    const answer = operation(...Array.from({ length: operation.length }, () => argument)) as Promise<unknown>;
    await answer.catch(() => undefined);
    expect(requests, `requests of ${id}`).toHaveLength(1);
    if (requests[0]?.headers.has('Idempotency-Key')) sent.push(id);
  }
  const declared = [...operationsById.values()].filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'Idempotency-Key'),
  );
  expect(sent.toSorted()).toEqual(declared.map(({ id }) => id).toSorted());
});
