/**
 * Writes the sitemap of a built site, out of the data that the contract's API gives:
 * `npm run sitemap -- --api https://api.example.kz --site https://aman.example [--out dist]`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { askAt } from '../ask.ts';
import { sitePaths } from './site-paths.ts';
import { sitemapFiles } from './sitemap-xml.ts';

const { values } = parseArgs({
  options: { api: { type: 'string' }, site: { type: 'string' }, out: { type: 'string', default: 'dist' } },
});
const { api, site, out } = values;
if (api === undefined || site === undefined) throw new Error('Both --api and --site are needed: two origins');

const paths = new Set<string>();
for await (const path of sitePaths(askAt(api))) paths.add(path);
const files = sitemapFiles(site, paths);
for (const { name, xml } of files) writeFileSync(join(out, name), xml);

const robots = join(out, 'robots.txt');
const rules = readFileSync(robots, 'utf8').replace(/^Sitemap:.*\n/m, '');
writeFileSync(robots, `${rules}Sitemap: ${new URL('/sitemap.xml', site).href}\n`);

console.log(`${paths.size} addresses in ${files.map(({ name }) => join(out, name)).join(', ')}`);
