import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Paths of matching files below `folder`: relative to it, with forward slashes, sorted. */
export function filesUnder(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => pattern.test(path))
    .toSorted();
}
