import { resolve } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import type { TestOptions } from './e2e/fixtures.ts';
import { browserFlags, ensureBrowser } from './tools/browser.ts';
import { ports } from './tools/ports.ts';

const root = resolve(import.meta.dirname, '..');

/**
 * Whether the tests over real HTTP are chosen; only these tests need the API and a site built for
 * it.
 */
const chosen = process.argv.filter((argument) => argument.startsWith('--project='));
const overHttp = chosen.length === 0 || chosen.includes('--project=real-http');

const executablePath = ensureBrowser();

const desktop: Project['use'] = { viewport: { width: 1440, height: 900 } };
const phone: Project['use'] = {
  viewport: { width: 375, height: 667 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

/**
 * Each test runs once, on the device it is about: a patient's account and booking on a phone,
 * everything else on a desktop. A title ends with `@phone` or `@desktop` if the test is about the
 * other device, and with `@both` if layout or input differ.
 */
const aboutPhone = /\be2e\/(auth|booking|patient)\//;
const aboutDesktop = /\be2e\/(?!(auth|booking|patient)\/)/;

/** Browser tests run against the production build (`npm run build` first); `npm test` does both. */
export default defineConfig<TestOptions>({
  outputDir: '.out/playwright',
  fullyParallel: true,
  // Tests mostly wait, so three workers keep two cores busy.
  workers: 3,
  forbidOnly: true,
  // The limit suits a busy machine: slowness is not a failure here, because `npm run tool -- bench`
  // measures it.
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    // One browser renders the same pixels each time, except a few at the edges of letters.
    toHaveScreenshot: { scale: 'css', maxDiffPixels: 60 },
  },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A test that fails and then passes has found a race, in itself or in the product.
  retries: 0,
  reporter: 'line',
  use: {
    locale: 'ru-RU',
    // A zone far from the clinics' +05:00 reveals times shown in the browser's zone.
    timezoneId: 'America/Los_Angeles',
    serviceWorkers: 'block',
    // Tests don't wait for animations.
    reducedMotion: 'reduce',
    // Recording every test takes a fifth of the time. `--trace on` records the tests under
    // investigation.
    trace: 'off',
    // All pages share one process: a new process would add a third to the work of a page, although
    // storage, clock and session are isolated anyway. Optimising compilers would add a twentieth to
    // the time, although pages live only for seconds.
    launchOptions: {
      executablePath,
      args: [...browserFlags, '--process-per-site', '--js-flags=--no-opt --no-maglev'],
    },
  },
  projects: [
    {
      name: 'desktop',
      testDir: 'e2e',
      testIgnore: 'real-http/**',
      grep: [aboutDesktop, /@(desktop|both)\b/],
      grepInvert: /@phone\b/,
      use: desktop,
    },
    {
      name: 'phone',
      testDir: 'e2e',
      testIgnore: 'real-http/**',
      grep: [aboutPhone, /@(phone|both)\b/],
      grepInvert: /@desktop\b/,
      use: phone,
    },
    {
      name: 'real-http',
      testDir: 'e2e/real-http',
      use: {
        ...desktop,
        baseURL: `http://localhost:${ports.siteOverHttp}`,
        apiOrigin: `http://localhost:${ports.api}`,
      },
    },
    { name: 'screens-1440', testDir: 'screens', testIgnore: 'pictures.spec.ts', use: desktop },
    { name: 'screens-375', testDir: 'screens', testIgnore: 'pictures.spec.ts', use: phone },
    // Compares key screens with their stored pictures, at both widths.
    { name: 'pictures', testDir: 'screens', testMatch: 'pictures.spec.ts', use: desktop },
    { name: 'reliability', testDir: 'reliability', testIgnore: 'announced-failures.spec.ts', use: phone },
    // Sends every write of a user once: a new write that does not announce its failure breaks this
    // test.
    { name: 'announced', testDir: 'reliability', testMatch: 'announced-failures.spec.ts', use: desktop },
    // Odd, long or missing data may break a layout that phones don't have.
    { name: 'reliability-wide', testDir: 'reliability', testMatch: 'every-screen.spec.ts', use: desktop },
    { name: 'layouts', testDir: 'layouts', use: desktop },
    {
      name: 'bench',
      testDir: 'performance',
      // Each test begins with a first page in its own process, like a user's visit.
      use: { ...desktop, ownContext: true, launchOptions: { executablePath, args: browserFlags } },
      fullyParallel: false,
      // Parallel work would distort the measurement.
      workers: 1,
    },
  ],
  webServer: overHttp
    ? [
        server(
          'site over HTTP',
          `npx vite preview --port ${ports.siteOverHttp} --strictPort --outDir tests/.out/dist-http`,
          ports.siteOverHttp,
        ),
        server('api', 'npm run --silent api -- --scale small', ports.api, { PORT: String(ports.api) }),
      ]
    : [],
});

function server(name: string, command: string, port: number, env: Record<string, string> = {}) {
  return { name, command, port, env, cwd: root, reuseExistingServer: false };
}
