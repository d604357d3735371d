/**
 * `npm run lint`: fails when a folder of `src` has a fault (`folders.ts`) that `known-folder-faults.txt` does not list. The list
 * only shrinks: an entry whose fault is mended fails too.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesUnder } from '../files-under.ts';
import { folderFaults } from './folders.ts';

const root = resolve(import.meta.dirname, '../../..');
const list = 'tests/tools/lint/known-folder-faults.txt';

const sources = filesUnder(join(root, 'src'), /\.tsx?$/).map(
  (path) => [`src/${path}`, readFileSync(join(root, 'src', path), 'utf8')] as const,
);
const faults = folderFaults(new Map(sources));
const known = readFileSync(join(root, list), 'utf8').split('\n').filter(Boolean);

const complaints = [
  ...faults.filter((fault) => !known.includes(fault)),
  ...known.filter((fault) => !faults.includes(fault)).map((fault) => `mended, so take it off ${list}: ${fault}`),
];
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
