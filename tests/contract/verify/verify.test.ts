import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createProvider } from '#mocks/node.ts';
import { readContract } from '../../../openapi/verify/read-contract.ts';
import type { Run } from '../../../openapi/verify/run.ts';
import { type Verification, verify } from '../../../openapi/verify/verify.ts';
import { faults } from './faults.ts';
import type { Respond } from './planting.ts';

/**
 * `DEEP=1` plants every fault and tries five seeds. Otherwise the test plants some faults and tries
 * one seed.
 */
const isDeep = process.env['DEEP'] === '1';
const seeds = isDeep ? [1, 2, 3, 4, 5] : [1];
const planted = faults()
  .map(({ name, only }, index) => ({ name, only, where: only.join(', '), index }))
  .filter(({ index }) => isDeep || index % 5 === 0);

/** Minimum number of random requests in a deep run. */
const MANY = 10_000;

const contract = readContract(resolve(import.meta.dirname, '../../../generated/openapi.json'));
const START = '2026-05-12T08:20:00+05:00';

function verified(
  plant: (respond: Respond) => Respond,
  only: readonly string[],
  seed: number,
  more: Partial<Verification> = {},
): Promise<Run> {
  const provider = createProvider({ scale: 'small', clock: () => Date.parse(START) });
  const account = (name: string) => [name, 'all'].map((one) => ({ email: `${one}@demo.kz`, password: 'Demo2026' }));
  return verify({
    contract,
    baseUrl: 'http://localhost/api/v0',
    send: plant((request) => provider.respond(request)),
    accounts: { user: account('patient'), doctor: account('doctor'), clinic: account('clinic') },
    only,
    seed,
    times: 5,
    rate: Number.POSITIVE_INFINITY,
    maxRequests: 100_000,
    patience: 0,
    allowWrites: true,
    today: START.slice(0, 10),
    ...more,
  });
}

function findingTexts({ findings }: Run): string[] {
  return findings.map(({ check, operation, what, message }) => `${check}: ${operation.id} ${what}: ${message}`);
}

describe('the verifier of a server', () => {
  test.each(seeds)('finds no fault if the server is correct (seed %i)', { timeout: 300_000 }, async (seed) => {
    expect(findingTexts(await verified((respond) => respond, [], seed))).toEqual([]);
  });

  test.runIf(isDeep)(
    'finds no fault in ten thousand random requests to a correct server',
    { timeout: 1_800_000 },
    async () => {
      let random = 0;
      let isRandom = false;
      const counted = (respond: Respond): Respond => {
        return (request) => {
          if (isRandom) random += 1;
          return respond(request);
        };
      };
      const run = await verified(counted, [], 1, {
        times: 100,
        onStep: (step) => (isRandom = step.startsWith('random')),
      });
      expect(findingTexts(run)).toEqual([]);
      expect(random).toBeGreaterThan(MANY);
    },
  );

  describe.each(seeds)('with the seed %i', (seed) => {
    test.each(planted)('finds the planted fault: $name ($where)', { timeout: 60_000 }, async ({ only, index }) => {
      const plant = faults()[index]?.plant ?? ((respond: Respond) => respond);
      expect(findingTexts(await verified(plant, only, seed))).not.toEqual([]);
    });
  });
});
