import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stop } from '../target.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Returns the path of a bundle: a file, or the one committed in `git:REVISION`. Exits if there is
 * none.
 */
export function bundleFile(name: string): string {
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
