/**
 * Lists the breaking changes of the contract and the affected screens: `npm run tool --
 * contract:diff OLD NEW [--format text|json|markdown] [--all]`. OLD and NEW are bundles
 * (`generated/openapi.json`), or `git:REVISION` for a committed bundle. Exits with 0 if there are
 * no breaking changes, 1 if there are some, 2 if a file cannot be read.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stop } from '../target.ts';
import { bundleFile } from './bundle-file.ts';
import { changesBetween } from './changes.ts';
import { breaksOf, jsonReport, markdownReport, textReport } from './report.ts';
import { Screens } from './screens.ts';

const root = resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  options: { format: { type: 'string', default: 'text' }, all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [old, now = join(root, 'generated/openapi.json')] = positionals;
if (old === undefined) stop('Which two contracts? npm run tool -- contract:diff OLD [NEW]');
const report =
  { text: textReport, json: jsonReport, markdown: markdownReport }[values.format] ??
  stop('--format is text, json or markdown');

const [base, revision] = [bundleFile(old), bundleFile(now)];
const changes = changesBetween(base, revision);
const breaks = breaksOf(
  changes.filter(({ impact }) => values.all || impact === 'major'),
  JSON.parse(readFileSync(base, 'utf8')) as Parameters<typeof breaksOf>[1],
  new Screens(root),
);
console.log(report(breaks, changes));
process.exitCode = changes.some(({ impact }) => impact === 'major') ? 1 : 0;
