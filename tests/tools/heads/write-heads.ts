/**
 * Writes a page of its own for each doctor and clinic of a built site, with what it is in its head, for robots that run no
 * program (messengers, social networks):
 * `npm run heads -- --api https://api.example.kz --site https://aman.example [--out dist]`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { askAt } from '../ask.ts';
import { sitePaths } from '../sitemap/site-paths.ts';
import { withHead } from './head-html.ts';

/** Requests under way at once. */
const AT_ONCE = 16;

const { values } = parseArgs({
  options: { api: { type: 'string' }, site: { type: 'string' }, out: { type: 'string', default: 'dist' } },
});
const { api, site, out } = values;
if (api === undefined || site === undefined) throw new Error('Both --api and --site are needed: two origins');

// The site's own functions ask the browser where they are; they are loaded when there is an answer.
const location = new URL(site);
Object.assign(globalThis, { location, window: { location } });
const { pageHead } = await import('./page-heads.ts');

const html = readFileSync(join(out, 'index.html'), 'utf8');
const manifest: unknown = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
const { file } = (manifest as Record<string, { file: string }>)['src/shared/assets/share.png'] ?? {};
if (file === undefined) throw new Error(`${out} has no share.png: npm run build`);
const ask = askAt(api);
const image = new URL(file, location).href;

let written = 0;
const write = async (path: string): Promise<void> => {
  const head = await pageHead(path, ask, { origin: location.origin, image });
  if (head === undefined) return;
  mkdirSync(join(out, path), { recursive: true });
  writeFileSync(join(out, path, 'index.html'), withHead(html, head));
  written += 1;
};

let batch: string[] = [];
for await (const path of sitePaths(ask)) {
  if (!/^\/(doctor|clinic)\/[a-z0-9-]+$/.test(path)) continue;
  if (batch.push(path) < AT_ONCE) continue;
  await Promise.all(batch.map(write));
  batch = [];
}
await Promise.all(batch.map(write));
console.log(`${written} pages in ${join(out, 'doctor')} and ${join(out, 'clinic')}`);
