/**
 * Changes the rules that matter most one small step at a time (`<` for `<=`, a condition that is always true…) and asks whether a unit test
 * notices. `npm run test:mutation -- slots` takes one group. A change that nobody noticed is printed with its place.
 */
import { resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { type Group, groups } from './groups.ts';

const LEAST = 90;

type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>;

async function mutate({ files, tests }: Group): Promise<Mutants> {
  process.env['MUTATED_TESTS'] = tests.join(';');
  return new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', resolve(import.meta.dirname, 'ignored.ts')],
    ignorers: ['texts'],
    ignorePatterns: ['/dist*', '/tests/.out', '/docs'],
    tempDirName: 'tests/.out/stryker',
    reporters: ['dots'],
    concurrency: 1,
    allowEmpty: false,
    allowConsoleColors: false,
  }).runMutationTest();
}

const wanted = process.argv.slice(2);
const scores: string[] = [];
for (const group of groups.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const mutants = await mutate(group);
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const missed = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const { fileName, location, mutatorName, replacement, status } of missed) {
    const place = `${fileName.replace(`${process.cwd()}/`, '')}:${location.start.line}:${location.start.column}`;
    console.log(`${status} ${place} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 120)}`);
  }
  const share = (noticed / (noticed + missed.length)) * 100;
  scores.push(`${group.name}: ${noticed} of ${noticed + missed.length} noticed, ${share.toFixed(1)} %`);
  if (share < LEAST) process.exitCode = 1;
  console.log(scores.at(-1));
}
console.log(['', ...scores].join('\n'));
