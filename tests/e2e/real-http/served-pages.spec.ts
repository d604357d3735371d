import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { expect } from '@playwright/test';
import { siteApp } from '../../../server/app.ts';
import { builtSite } from '../../../server/built-site.ts';
import { siteFiles } from '../../../server/site-files.ts';
import { ports } from '../../tools/ports.ts';
import { test } from '../fixtures.ts';
import { hero } from '../support/booking.ts';
import { headOf } from '../support/head.ts';

const folder = join(import.meta.dirname, '../../.out/dist-http');

let server: ServerType;
let site = '';

/** The site as `npm run serve` has it; `npm run prerender` writes the same pages down. */
test.beforeAll(async () => {
  const api = `http://localhost:${ports.api}`;
  const { render, neutral } = await builtSite(folder);
  const app = siteApp({ neutral, render: (path) => render(path, { origin: site, api }), file: siteFiles(folder) });
  // Hono would put its own Response in the place of the global one.
  await new Promise<void>((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, overrideGlobalObjects: false }, ({ port }) => {
      site = `http://localhost:${port}`;
      resolve();
    });
  });
});

test.afterAll(() => server.close());

const pages = [
  { path: `/doctor/${hero.slug}`, heading: /^Серикова Айгуль/, later: /\/slots/ },
  { path: '/clinic/ayala', heading: /«Аяла»/, later: undefined },
  { path: '/search?specialisations=kardiolog', heading: /^Кардиологи/, later: undefined },
  { path: '/services', heading: /^Услуги/, later: undefined },
  { path: '/qa', heading: /^Вопросы/, later: undefined },
  { path: '/symptoms', heading: /^Симптомы/, later: undefined },
];

for (const { path, heading, later } of pages) {
  test(`${path} comes to life as it is, and asks for nothing a second time`, async ({ page, apiOrigin }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      // Cities are the header's and pictures are files: neither is what the page is about.
      if (origin === apiOrigin && !/\/(files|cities|dir)\//.test(pathname)) asked.push(pathname);
    });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        document.querySelector('main h1')?.setAttribute('data-drawn', ''),
      );
    });
    await page.goto(`${site}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // A page that was drawn again would have another heading.
    await expect(page.locator('main h1[data-drawn]')).toHaveCount(1);
    expect(asked.filter((one) => !later?.test(one))).toEqual([]);
    const head = headOf(page);
    for (const single of [page.locator('head title'), head.canonical, head.description, head.data]) {
      await expect(single).toHaveCount(1);
    }
  });
}

test.describe('without a program at all', () => {
  test.use({ javaScriptEnabled: false });

  test('a doctor’s page says who, where and for how much, to people and to robots', async ({ page }) => {
    await page.goto(`${site}/doctor/${hero.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: /^Серикова Айгуль/ })).toBeVisible();
    await expect(page.getByText(/12.500.₸/).first()).toBeVisible();
    expect(await headOf(page).things()).toMatchObject([{ '@type': 'Physician' }, { '@type': 'BreadcrumbList' }]);
  });

  test('a clinic’s page knows its hours', async ({ page }) => {
    await page.goto(`${site}/clinic/ayala`);
    expect(await headOf(page).things()).toMatchObject([
      { '@type': 'MedicalClinic', openingHoursSpecification: expect.any(Array) },
      { '@type': 'BreadcrumbList' },
    ]);
  });
});
