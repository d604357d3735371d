/**
 * Measures the built pages beside static pages with the same content: `npm run tool -- bench [--
 * --runs 5 --page search]`. Prints the figures; a run over all pages also writes
 * docs/performance.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../tools/browser.ts';
import { root } from '../tools/run/command.ts';
import { drawnScreens, measureFirstScreens } from './first-screens.ts';
import { visitWithLighthouse } from './lighthouse.ts';
import { pageNames, paths, visitsTable, type PageName, type Visit } from './measures.ts';
import { pageReport, routeReport, serverPartOf, wholeReport, withServerPart } from './report.ts';
import { measureRouteChanges } from './route-changes.ts';
import { startSite } from './site-server.ts';
import { makeStaticPage, phone } from './static-page.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, page: { type: 'string', multiple: true } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a number of runs');
const chosen = pageNames.filter((name) => values.page === undefined || values.page.includes(name));
if (chosen.length === 0) throw new Error(`--page is one of ${pageNames.join(', ')}`);

const path = ensureBrowser();
const site = await startSite(join(root, 'dist'), [...new Set([...chosen.map((name) => paths[name]), ...drawnScreens])]);
// Service workers need a trusted certificate.
const trust = `--ignore-certificate-errors-spki-list=${site.keyFingerprint}`;
const browser = await chromium.launch({ executablePath: path, args: [...browserFlags, trust] });
let load = loadavg()[0] ?? 0;
const reports: string[] = [];

for (const name of chosen) {
  const page = await browser.newPage({ ...phone, baseURL: site.origin, ignoreHTTPSErrors: true, locale: 'ru-RU' });
  const floor = await makeStaticPage(site, page, name, paths[name]);
  const visits = await alternating(name, paths[name], floor);
  reports.push(pageReport(name, visitsTable(name, visits.app, visits.floor), [...visits.failings]));
}
reports.push(await measureFirstScreens(browser, site, runs));
const changes = await measureRouteChanges(browser, site.origin, Math.max(runs, 7));
reports.push(routeReport(changes));

const report = wholeReport({ runs, load, browser: browser.version(), parts: reports });
console.log(`\n${report}`);
const file = join(root, 'docs/performance.md');
if (chosen.length === pageNames.length) {
  writeFileSync(file, withServerPart(report, serverPartOf(readFileSync(file, 'utf8'))));
}
await browser.close();
site.close();

/**
 * Alternates between the program and the static page, so that a busy moment of the machine affects
 * both.
 */
async function alternating(name: PageName, appPath: string, floorPath: string) {
  const app: Visit[] = [];
  const floor: Visit[] = [];
  const failings = new Set<string>();
  const trusted = { path, keyFingerprint: site.keyFingerprint };
  for (let run = 1; run <= runs; run += 1) {
    const ours = await visitWithLighthouse(`${site.origin}${appPath}`, trusted);
    const theirs = await visitWithLighthouse(`${site.origin}${floorPath}`, trusted);
    app.push(ours.visit);
    floor.push(theirs.visit);
    for (const failing of ours.failings) failings.add(failing);
    load = Math.max(load, loadavg()[0] ?? 0);
    const paint = 'largest-contentful-paint';
    console.log(
      `${name} ${run}/${runs}: ${ours.visit[paint].toFixed(0)} ms, static ${theirs.visit[paint].toFixed(0)} ms`,
    );
  }
  return { app, floor, failings };
}
