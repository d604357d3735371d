/** `npm run lint`: fails if `folders.ts` finds a fault in a folder of `src`. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesUnder } from '../files-under.ts';
import { folderFaults } from './folders.ts';

const src = resolve(import.meta.dirname, '../../../src');
const sources = filesUnder(src, /\.tsx?$/).map(
  (path) => [`src/${path}`, readFileSync(join(src, path), 'utf8')] as const,
);
const faults = folderFaults(new Map(sources));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
