import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { allFaults, hasPlace } from '../planted/all-faults.ts';

const root = resolve(import.meta.dirname, '../..');

/** `npm run test:planted` takes hours: whoever changes the code hears at once that a fault can be planted there no more. */
test('every fault to be planted finds its place in the code, once', () => {
  const lost = allFaults.filter((fault) => !hasPlace(fault));
  expect(lost.map(({ what, file }) => `«${what}» in ${file}: bring its place up to date in tests/planted`)).toEqual([]);
});

test('every test that is to notice a fault is there', () => {
  const named = allFaults.flatMap(({ readers = [], browser = [] }) => [...readers, ...browser]);
  expect(named.filter((path) => path.startsWith('tests/') && !existsSync(resolve(root, path)))).toEqual([]);
});
