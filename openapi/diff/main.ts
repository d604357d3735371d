/**
 * What a change of the contract breaks, and on which screens: `npm run contract:diff -- OLD NEW [--format text|json|markdown] [--all]`.
 * OLD and NEW are bundles (`generated/openapi.json`), or `git:REVISION` for the one that is committed there.
 *
 * Ends with 0 when nothing breaks, 1 when something does, 2 when a file cannot be read.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { changesBetween } from './changes.ts';
import { breaksOf, jsonReport, markdownReport, textReport } from './report.ts';
import { Screens } from './screens.ts';

const root = resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  options: { format: { type: 'string', default: 'text' }, all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [old, now = join(root, 'generated/openapi.json')] = positionals;
if (old === undefined) stop('Which two contracts? npm run contract:diff -- OLD [NEW]');
const report =
  { text: textReport, json: jsonReport, markdown: markdownReport }[values.format] ??
  stop('--format is text, json or markdown');

const [base, revision] = [fileOf(old), fileOf(now)];
const changes = changesBetween(base, revision);
const breaks = breaksOf(
  changes.filter(({ impact }) => values.all || impact === 'major'),
  JSON.parse(readFileSync(base, 'utf8')) as Parameters<typeof breaksOf>[1],
  new Screens(root),
);
console.log(report(breaks, changes));
process.exitCode = changes.some(({ impact }) => impact === 'major') ? 1 : 0;

function fileOf(name: string): string {
  const [, commit] = /^git:(.+)$/.exec(name) ?? [];
  if (commit === undefined) return existsSync(name) ? name : stop(`${name}: no such file`);
  const file = join(mkdtempSync(join(tmpdir(), 'aman-contract-')), 'openapi.json');
  try {
    writeFileSync(
      file,
      execFileSync('git', ['show', `${commit}:generated/openapi.json`], {
        cwd: root,
        maxBuffer: 2 ** 26,
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
  } catch {
    stop(`${commit} has no generated/openapi.json`);
  }
  return file;
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
