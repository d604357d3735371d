import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../files-under.ts';
import { root, run } from './command.ts';

/**
 * Generates everything again and lists changed files.
 * @returns whether generated/ is unchanged
 */
export function generatedIsFresh(): boolean {
  const before = fingerprints();
  if (!run('npm run --silent generate')) return false;
  const after = fingerprints();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  for (const path of changed) console.log(`generated/${path} was not what the contract and the routes make`);
  return changed.length === 0;
}

function fingerprints(): Map<string, string> {
  const folder = join(root, 'generated');
  return new Map(
    filesUnder(folder, /./).map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  );
}
