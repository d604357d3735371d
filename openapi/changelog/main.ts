/**
 * Lists the changes of the contract: `npm run tool -- contract:changelog OLD [NEW] [--format
 * text|markdown]`. OLD and NEW are tags or revisions (`v1.2.0`, `main~20`), or bundles
 * (`generated/openapi.json`). Exits with 0 even after breaking changes, because `contract:diff` is
 * the check, and with 2 if a contract cannot be read.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleFile } from '../diff/bundle-file.ts';
import { changesBetween } from '../diff/changes.ts';
import { Screens } from '../diff/screens.ts';
import { stop } from '../target.ts';
import { changelogOf, markdownChangelog, textChangelog } from './changelog.ts';

const root = resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  options: { format: { type: 'string', default: 'text' } },
  allowPositionals: true,
});
const [old = stop('Since when? npm run tool -- contract:changelog OLD [NEW]'), now] = positionals;
const write =
  { text: textChangelog, markdown: markdownChangelog }[values.format] ?? stop('--format is text or markdown');

const base = fileOf(old);
const revision = now === undefined ? resolve(root, 'generated/openapi.json') : fileOf(now);
const changes = changesBetween(base, revision);
console.log(write(changelogOf(changes, read(base), read(revision), new Screens(root))));

/** Treats a name as a file if the file exists, else as a revision. */
function fileOf(name: string): string {
  return bundleFile(existsSync(name) || name.startsWith('git:') ? name : `git:${name}`);
}

function read(file: string): Parameters<typeof changelogOf>[1] {
  return JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof changelogOf>[1];
}
