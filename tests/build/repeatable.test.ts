import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../tools/files-under.ts';

const root = resolve(import.meta.dirname, '../..');

test('two builds of the same source are equal in every byte', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'aman-build-'));
  try {
    const again = join(scratch, 'dist');
    // Vite would build in test mode with Vitest's variables.
    const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
    execFileSync('vite', ['build', '--logLevel', 'error', '--outDir', again, '--emptyOutDir'], { cwd: root, env });
    for (const folder of ['dist', 'dist-server']) {
      const names = filesUnder(join(root, folder), /./).filter((name) => name !== 'drawn.json');
      expect(filesUnder(join(scratch, folder), /./)).toEqual(names);
      const differing = names.filter(
        (name) => !readFileSync(join(root, folder, name)).equals(readFileSync(join(scratch, folder, name))),
      );
      expect(differing).toEqual([]);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}, 300_000);
