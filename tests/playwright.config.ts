import { resolve } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import type { TestOptions } from './e2e/fixtures.ts';
import { browserFlags, ensureBrowser } from './tools/browser.ts';
import { ports } from './tools/ports.ts';

const root = resolve(import.meta.dirname, '..');

/** Whether the tests over real HTTP are among those chosen; only they need the API and a site that was built for it. */
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
 * Each test runs once, on the device that it is about: what a patient does with an account and a booking on a phone, everything else on a
 * desktop. A test that is about the other says so at the end of its name, `@phone` or `@desktop`; `@both` is for layout or input that differ.
 */
const aboutPhone = /\be2e\/(auth|booking|patient)\//;
const aboutDesktop = /\be2e\/(?!(auth|booking|patient)\/)/;

/** Browser tests run against the production build (`npm run build` first); `npm test` does both. */
export default defineConfig<TestOptions>({
  outputDir: '.out/playwright',
  fullyParallel: true,
  // A test waits more than it works: three keep two cores busy.
  workers: 3,
  forbidOnly: true,
  // Long enough for a machine that is busy with other things: what is seen late on it is no failure, and what a person waits for
  // `npm run tool -- bench` measures.
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    // The same browser draws the same pixels, but for a few at the edges of letters.
    toHaveScreenshot: { scale: 'css', maxDiffPixels: 60 },
  },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A test that fails once and passes then has found a race, in itself or in the product.
  retries: 0,
  reporter: 'line',
  use: {
    locale: 'ru-RU',
    // Far from the clinics' +05:00, so that a time shown in the browser's zone is seen at once.
    timezoneId: 'America/Los_Angeles',
    serviceWorkers: 'block',
    // Nobody waits for what only moves.
    reducedMotion: 'reduce',
    // Recording each test to throw most of it away takes a fifth of the time; `--trace on` records the test that is looked into.
    trace: 'off',
    // A new process for each cold page takes a third of the page's own work. Storage, clock and session are apart all the same.
    // Compilers that make a page quick which is used for long take a twentieth of the time of pages that live for seconds.
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
    // Key screens held against the pictures beside them, at both widths.
    { name: 'pictures', testDir: 'screens', testMatch: 'pictures.spec.ts', use: desktop },
    { name: 'reliability', testDir: 'reliability', testIgnore: 'heard-writes.spec.ts', use: phone },
    // Every write that a person sends, once: a new one is heard when it fails, or red.
    { name: 'heard', testDir: 'reliability', testMatch: 'heard-writes.spec.ts', use: desktop },
    // What is odd, long or missing in an answer may break a layout that a phone does not have.
    { name: 'reliability-wide', testDir: 'reliability', testMatch: 'every-screen.spec.ts', use: desktop },
    { name: 'layouts', testDir: 'layouts', use: desktop },
    {
      name: 'bench',
      testDir: 'performance',
      // A first page in a process of its own, as a person opens it.
      use: { ...desktop, ownContext: true, launchOptions: { executablePath, args: browserFlags } },
      fullyParallel: false,
      // What runs beside a measurement is measured with it.
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
