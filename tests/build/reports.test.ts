import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserFlags, ensureBrowser } from '../tools/browser.ts';
import { filesUnder } from '../tools/files-under.ts';
import { ServedSite, TestProvider } from './served-site.ts';

const root = resolve(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'aman-reports-'));
const out = join(scratch, 'dist');

let provider: TestProvider;
let site: ServedSite;

beforeAll(async () => {
  // Vite would build in test mode with Vitest's variables.
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  const told = { VITE_REPORT_URL: '/reports', VITE_REPORT_SAMPLE: '1' };
  execFileSync('vite', ['build', '--logLevel', 'error', '--outDir', out, '--emptyOutDir'], {
    cwd: root,
    env: { ...env, ...told },
  });
  provider = await TestProvider.start();
  site = await ServedSite.start(provider.origin, ['--out', out, '--reports', '/reports']);
}, 300_000);

afterAll(async () => {
  await site.end();
  provider.stop();
  rmSync(scratch, { recursive: true, force: true });
});

/** Strings that occur only in the reporter and in its library. */
const traces = ['no-referrer', 'largest-contentful-paint', 'needs-improvement', '/reports'];
const scriptsOf = (folder: string): string =>
  filesUnder(folder, /\.js$/)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

test('a build without a URL for reports contains no reporter code', () => {
  const [plain, reporting] = [scriptsOf(join(root, 'dist')), scriptsOf(out)];
  expect(traces.filter((trace) => plain.includes(trace))).toEqual([]);
  expect(traces.filter((trace) => reporting.includes(trace))).toEqual(traces);
});

test('a page of a build with a URL for reports sends its errors and timings, but no input', async () => {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  try {
    const page = await browser.newPage({ baseURL: site.origin });
    await page.goto('/search?name=Serikova');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('Serikova is not a function: +7 701 234-56-78');
      });
    });
    const reported = () => site.log.flatMap(({ kind, report }) => (kind === 'page' ? [report] : []));
    await expect
      .poll(reported, { timeout: 30_000 })
      .toEqual(
        expect.arrayContaining([
          { kind: 'uncaught', route: 'search', name: 'TypeError', message: '… is not a function …', at: [] },
          expect.objectContaining({ kind: 'vital', route: 'search', name: 'TTFB' }),
        ]),
      );
    // The browser reports LCP only when a person leaves the page.
    await page.goto('about:blank');
    const value = expect.any(Number) as number;
    await expect
      .poll(reported, { timeout: 10_000 })
      .toContainEqual(expect.objectContaining({ kind: 'vital', route: 'search', name: 'LCP', value }));
    // Search for at least four digits: request ids in the log contain every shorter number.
    expect(site.text).not.toMatch(/Serikova|701 234|234-56|7012345678/);
  } finally {
    await browser.close();
  }
}, 120_000);
