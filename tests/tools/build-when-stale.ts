/**
 * Builds the site for the browser tests, unless `dist/` is newer than all its sources and
 * `prerender` has not changed it.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files-under.ts';
import { root, run } from './run/command.ts';

const made = join(root, 'dist/neutral.html');
const sources = [
  ...['src', 'generated', 'build', 'server', 'worker'].flatMap((folder) =>
    filesUnder(join(root, folder), /./).map((path) => join(root, folder, path)),
  ),
  ...['index.html', 'vite.config.ts', 'package-lock.json'].map((path) => join(root, path)),
];
const newest = Math.max(...sources.map((path) => statSync(path).mtimeMs));
const written = existsSync(join(root, 'dist/sitemap.xml'));
if (written || !existsSync(made) || statSync(made).mtimeMs < newest) {
  process.exitCode = run('vite build --logLevel warn') ? 0 : 1;
}
