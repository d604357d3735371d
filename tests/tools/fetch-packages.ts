import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run/command.ts';
import { quoted } from './tools.ts';

/**
 * Installs packages that only some tools need, once, below `tests/.out`. There they still find the
 * repository's packages (Vitest).
 * @param packages with exact versions: `lighthouse@13.5.0`
 * @returns the folder with the packages
 * @throws when they are missing and there is no network
 */
export function fetchPackages(...packages: readonly string[]): string {
  const key = createHash('sha256').update(packages.join()).digest('hex').slice(0, 12);
  const folder = join(root, 'tests/.out/packages', key);
  const modules = join(folder, 'node_modules');
  // npm writes this list last, so the installation is complete.
  if (existsSync(join(modules, '.package-lock.json'))) return modules;
  console.log(`Fetching ${packages.join(' and ')}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const options = '--no-save --ignore-scripts --legacy-peer-deps --loglevel=error';
  if (!run(`npm install --prefix ${quoted(folder)} ${options} ${packages.map(quoted).join(' ')}`)) {
    throw new Error(`${packages.join(' and ')} could not be fetched: the first run of this tool needs a network`);
  }
  return modules;
}
