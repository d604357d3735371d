/**
 * Plants faults one at a time in a copy of the tree and asks whether `npm test` would notice: types, lint, the unit and contract tests near
 * the file, then the browser tests that the fault names. `npm run test:planted -- session` takes those whose file or words hold «session».
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { allFaults, hasPlace } from './all-faults.ts';
import type { Fault } from './fault.ts';

const root = resolve(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'aman-planted-'));
const left = new Set(['node_modules', '.git', 'dist', 'dist-server', 'dist-demo', 'dist-demo-server']);
cpSync(root, scratch, { recursive: true, filter: (path) => !left.has(basename(path)) && !path.includes('/.out/') });
symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));

/** Whether a check is content with the tree as it is now. */
function passes(...words: readonly string[]): boolean {
  const [command = '', ...rest] = words;
  const { status } = spawnSync(command, rest, {
    cwd: scratch,
    stdio: 'ignore',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}` },
  });
  return status === 0;
}

/** What notices a fault, the cheapest first; undefined when nothing does. */
function catcher({ file, readers = [], browser = [] }: Fault): string | undefined {
  if (!passes('tsc', '-p', 'tsconfig.json')) return 'types';
  if (/\.tsx?$/.test(file) && !passes('oxlint', file)) return 'lint';
  const near = ['vitest', 'related', file, '--run', '--project=provider'];
  if (!passes(...near, '--bail=1', '--project=page', '--exclude=tests/contract/**')) return 'unit test';
  // All of them: ended at the first failure, a test that has started a server keeps vitest waiting for ever.
  if (!passes(...near, '--exclude=tests/unit/**', '--exclude=tests/contract/verify/**')) return 'contract test';
  const builds = readers.some((test) => test.startsWith('tests/build/'));
  if ((builds || browser.length > 0) && !passes('vite', 'build', '--logLevel', 'error')) return 'build';
  if (readers.length > 0 && !passes('vitest', 'run', '--bail=1', ...readers)) return 'test that reads it';
  if (browser.length === 0) return undefined;
  const config = ['--config', 'tests/playwright.config.ts', '--project=desktop', '--project=phone', '--max-failures=1'];
  return passes('playwright', 'test', ...config, ...browser) ? undefined : 'browser test';
}

/** Puts a fault into the copy. Returns how to take it out. */
function plant({ file, from, to }: Fault): () => void {
  const path = join(scratch, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  return () => writeFileSync(path, text);
}

const wanted = process.argv.slice(2);
const faults = allFaults.filter(({ what, file }) => wanted.every((word) => `${what} ${file}`.includes(word)));
const missed: Fault[] = [];
try {
  const lost = faults.filter((fault) => !hasPlace(fault));
  // Before the hours, not after them.
  if (lost.length > 0) {
    throw new Error(lost.map(({ what, file }) => `«${what}» finds its place in ${file} no more`).join('\n'));
  }
  // What fails without a fault would be taken for having noticed each.
  if (!passes('vitest', 'run', '--project=provider', '--project=page')) {
    throw new Error('The unit and contract tests fail before anything is planted');
  }
  for (const [index, fault] of faults.entries()) {
    const remove = plant(fault);
    const by = catcher(fault);
    remove();
    if (by === undefined) missed.push(fault);
    console.log(`${index + 1}/${faults.length} ${by ?? 'MISSED'}: ${fault.what} (${fault.file})`);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
const caught = faults.length - missed.length;
console.log(`${caught} of ${faults.length} caught, ${((caught / faults.length) * 100).toFixed(0)} %`);
process.exitCode = caught / faults.length < 0.95 ? 1 : 0;
