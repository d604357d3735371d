import { resolve } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { browserFlags, ensureBrowser } from './tools/browser.ts';
import { ports } from './tools/ports.ts';

const root = resolve(import.meta.dirname, '..');

const desktop: Project['use'] = { viewport: { width: 1440, height: 900 } };
const phone: Project['use'] = {
  viewport: { width: 375, height: 667 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

/** Browser tests run against the production build (`npm run build` first); `npm test` does both. */
export default defineConfig({
  outputDir: '.out/playwright',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${ports.site}`,
    locale: 'ru-RU',
    // Far from the clinics' +05:00, so that a time shown in the browser's zone is seen at once.
    timezoneId: 'America/Los_Angeles',
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: ensureBrowser(), args: browserFlags },
  },
  projects: [
    { name: 'desktop', testDir: 'e2e', testIgnore: 'real-http/**', use: desktop },
    { name: 'phone', testDir: 'e2e', testIgnore: 'real-http/**', use: phone },
    {
      name: 'real-http',
      testDir: 'e2e/real-http',
      use: { ...desktop, baseURL: `http://localhost:${ports.siteOverHttp}` },
    },
    { name: 'screens-1440', testDir: 'screens', use: { ...desktop, trace: 'off' } },
    { name: 'screens-375', testDir: 'screens', use: { ...phone, trace: 'off' } },
    { name: 'bench', testDir: 'performance', use: { ...desktop, trace: 'off' }, fullyParallel: false },
  ],
  webServer: [
    {
      name: 'site',
      command: `npx vite preview --port ${ports.site} --strictPort`,
      cwd: root,
      port: ports.site,
      reuseExistingServer: false,
    },
    {
      name: 'site over HTTP',
      command: `npx vite preview --port ${ports.siteOverHttp} --strictPort --outDir tests/.out/dist-http`,
      cwd: root,
      port: ports.siteOverHttp,
      env: { VITE_API_HOST: `http://localhost:${ports.api}` },
      reuseExistingServer: false,
    },
    {
      name: 'api',
      command: 'npm run --silent api -- --scale small',
      cwd: root,
      port: ports.api,
      env: { PORT: String(ports.api) },
      reuseExistingServer: false,
    },
  ],
});
