import { writeFile, readFile, rm } from 'node:fs/promises';
/**
 * Renders all public pages of a built site with data, and writes sitemap.xml: `npm run tool --
 * prerender --api https://api.example.kz --site https://aman.example [--out dist] [--max-age 60]
 * [--workers 2]`.
 *
 * It skips pages that were rendered less than `--max-age` minutes ago, so that an interrupted run
 * can continue.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { askAt } from './ask.ts';
import { builtSite, serverFolder } from './built-site.ts';
import { pageFile } from './page-file.ts';
import type { DrawnPage } from './prerender-worker.ts';
import { sitePaths } from './site-paths.ts';
import { sitemapFiles } from './sitemap-xml.ts';

const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    site: { type: 'string' },
    out: { type: 'string', default: 'dist' },
    'max-age': { type: 'string', default: '60' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const { api, site, out } = values;
if (api === undefined || site === undefined) throw new Error('Both --api and --site are needed: two origins');
const { origin } = new URL(site);
// Check first that the site has been built.
await builtSite(out);

/**
 * File that contains, by path, the time at which each page was rendered, in milliseconds since the
 * epoch. It is in the folder of the server build, so a new build deletes it.
 */
const record = join(serverFolder(out), 'drawn.json');
const drawn = new Map(Object.entries(await readJson(record)));
const fresh = Date.now() - Number(values['max-age']) * 60_000;

const paths: string[] = [];
for await (const path of sitePaths(askAt(api))) paths.push(path);
const due = paths.filter((path) => (drawn.get(path) ?? 0) < fresh);
const failed: string[] = [];
const begun = Date.now();
let done = 0;
let saved = Promise.resolve();

const queue = due[Symbol.iterator]();
await Promise.all(Array.from({ length: Math.max(1, Number(values.workers)) }, work));

// Delete the files of pages that no longer exist, such as the page of a doctor who has left.
const known = new Set(paths);
for (const path of [...drawn.keys()].filter((one) => !known.has(one))) {
  const file = join(out, pageFile(path));
  await Promise.all([file, `${file}.br`, `${file}.gz`].map((one) => rm(one, { force: true })));
  drawn.delete(path);
}
await save();
await writeSitemap();

console.log(
  `\n${due.length - failed.length} pages drawn in ${((Date.now() - begun) / 1000).toFixed(0)} s, ` +
    `${paths.length - due.length} were fresh, ${failed.length} failed.`,
);
for (const line of failed.slice(0, 20)) console.error(line);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Runs one worker thread until the queue of pages is empty. */
function work(): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('prerender-worker.ts', import.meta.url), { workerData: { api, origin, out } });
    const next = (): void => {
      const { value, done: isOver } = queue.next();
      if (isOver === true) void worker.terminate().then(() => resolve(), reject);
      else worker.postMessage(value);
    };
    worker.on('message', ({ path, error }: DrawnPage) => {
      if (error === undefined) drawn.set(path, Date.now());
      else failed.push(`${path}: ${error}`);
      done += 1;
      showProgress();
      if (done % 200 === 0) save().catch(reject);
      next();
    });
    worker.on('error', reject);
    next();
  });
}

/**
 * Saves the times of rendering. The writes run one after another, because two writes at once would
 * damage the file.
 */
function save(): Promise<void> {
  saved = saved.then(() => writeFile(record, JSON.stringify(Object.fromEntries(drawn))));
  return saved;
}

function showProgress(): void {
  if (!process.stderr.isTTY && done % 500 !== 0 && done !== due.length) return;
  const share = done / due.length;
  const bar = '█'.repeat(Math.round(share * 30)).padEnd(30, '░');
  const rate = done / Math.max(1, (Date.now() - begun) / 1000);
  process.stderr.write(`\r${bar} ${done} of ${due.length}, ${rate.toFixed(0)} a second `);
}

async function writeSitemap(): Promise<void> {
  for (const { name, xml } of sitemapFiles(origin, paths)) await writeFile(join(out, name), xml);
  const robots = join(out, 'robots.txt');
  const rules = (await readFile(robots, 'utf8')).replace(/^Sitemap:.*\n/m, '');
  await writeFile(robots, `${rules}Sitemap: ${new URL('/sitemap.xml', origin).href}\n`);
}

async function readJson(file: string): Promise<Record<string, number>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}
