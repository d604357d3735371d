/**
 * Mutates the most important rules one step at a time (`<` for `<=`, a condition always true…) and
 * runs the unit tests. `npm run tool -- test:mutation slots` takes one group. Prints the place of
 * each mutation that no test noticed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fetchPackages } from '../tools/fetch-packages.ts';
import { root, run } from '../tools/run/command.ts';
import { type Group, groups } from './groups.ts';

const LEAST = 90;
const VERSION = '10.1.1';

/** The part of Stryker's report that this script uses. */
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}
interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

const out = 'tests/.out/mutation';
const packages = fetchPackages(`@stryker-mutator/core@${VERSION}`, `@stryker-mutator/vitest-runner@${VERSION}`);

function mutate({ name, files, tests }: Group): (Mutant & { readonly fileName: string })[] {
  const [config, report] = [join(out, `${name}.config.json`), join(out, `${name}.json`)];
  mkdirSync(dirname(join(root, config)), { recursive: true });
  writeFileSync(
    join(root, config),
    JSON.stringify({
      mutate: files,
      testRunner: 'vitest',
      vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
      plugins: ['@stryker-mutator/vitest-runner', resolve(import.meta.dirname, 'ignored.ts')],
      ignorers: ['texts'],
      ignorePatterns: ['/dist*', '/tests/.out', '/docs'],
      tempDirName: 'tests/.out/stryker',
      reporters: ['dots', 'json'],
      jsonReporter: { fileName: report },
      concurrency: 1,
      allowEmpty: false,
      allowConsoleColors: false,
    }),
  );
  const stryker = join(packages, '@stryker-mutator/core/bin/stryker.js');
  if (!run(`node ${stryker} run ${config}`, { MUTATED_TESTS: tests.join(';') })) throw new Error(`${name} did not end`);
  const found = JSON.parse(readFileSync(join(root, report), 'utf8')) as Report;
  return Object.entries(found.files).flatMap(([fileName, { mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, fileName })),
  );
}

const wanted = process.argv.slice(2);
const scores: string[] = [];
for (const group of groups.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const mutants = mutate(group);
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const missed = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const { fileName, location, mutatorName, replacement = '', status } of missed) {
    const place = `${fileName}:${location.start.line}:${location.start.column}`;
    console.log(`${status} ${place} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 120)}`);
  }
  const share = (noticed / (noticed + missed.length)) * 100;
  scores.push(`${group.name}: ${noticed} of ${noticed + missed.length} noticed, ${share.toFixed(1)} %`);
  if (share < LEAST) process.exitCode = 1;
  console.log(scores.at(-1));
}
console.log(['', ...scores].join('\n'));
