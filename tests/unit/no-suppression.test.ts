import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../tools/files-under.ts';

const root = resolve(import.meta.dirname, '../..');

// The linter can't forbid comments that suppress a check, because they would suppress this rule
// too. (The pattern does not match its own text.)
const silencers =
  /@ts-(?:ignore|expect-error|nocheck)|(?:eslint|oxlint)-(?:disable)|(?:prettier|oxfmt|knip)-(?:ignore)/;

test.each(['src', 'mocks', 'tests', 'openapi'])('no file of the folder %s suppresses a check', (folder) => {
  const offenders = filesUnder(join(root, folder), /^(?!\.out\/).*\.(ts|tsx|js|mjs|css|yaml)$/).filter((path) =>
    silencers.test(readFileSync(join(root, folder, path), 'utf8')),
  );
  expect(offenders).toEqual([]);
});
