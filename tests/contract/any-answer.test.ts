import { describe, expect, it } from 'vitest';
import { anyAnswer } from '#mocks/any-answer.ts';
import { check } from '#mocks/validate/check.ts';
import { operationsById, schemaAt, successOf } from '#mocks/validate/contract.ts';

/**
 * Seeds per operation: 50, in the deep tier (`npm run tool -- test:properties`) 1000, which take
 * two minutes.
 */
const most = process.env['DEEP'] === undefined ? 50 : 1000;

describe('a made-up response', () => {
  it.each([...operationsById.values()])('of $id matches the contract, whatever the seed is', (operation) => {
    const schema = successOf(operation).schema ?? {};
    for (let seed = 1; seed <= most; seed += 1) {
      const answer = anyAnswer(operation, seed);
      const broken = check(schema, answer, { resolve: schemaAt, strict: true });
      if (broken.length > 0) expect({ seed, broken, answer }).toEqual({ seed, broken: [], answer });
    }
  });

  it('is equal for equal seeds, and differs for different seeds', () => {
    const visits = [...operationsById.values()].find(({ id }) => id === 'visitList');
    const [first, again, other] = [7, 7, 8].map((seed) => JSON.stringify(anyAnswer(visits ?? { answers: {} }, seed)));
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});
