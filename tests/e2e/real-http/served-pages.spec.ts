import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { expect } from '@playwright/test';
import { type SiteOptions, siteApp } from '../../../server/app.ts';
import { builtSite } from '../../../server/built-site.ts';
import { PageStore } from '../../../server/page-store.ts';
import { siteFiles } from '../../../server/site-files.ts';
import { ports } from '../../tools/ports.ts';
import { test } from '../fixtures.ts';
import { hero } from '../support/booking.ts';
import { headOf } from '../support/head.ts';

const folder = join(import.meta.dirname, '../../.out/dist-http');

const servers: ServerType[] = [];
let site = '';
/** Origin of a server whose pages were prerendered an hour ago. */
let oldSite = '';

/**
 * The site as `npm run tool -- serve` sends it; `npm run tool -- prerender` writes the same pages
 * to files.
 */
test.beforeAll(async () => {
  const { render, neutral } = await builtSite(folder);
  const api = `http://localhost:${ports.api}`;
  const file = siteFiles(folder);
  const pages: SiteOptions['pages'] = (draw) => new PageStore({ render: draw });
  site = await start(siteApp({ neutral, file, pages, render: (path) => render(path, { origin: site, api }) }));
  const renderOld: SiteOptions['render'] = async (path) => {
    const page = await render(path, { origin: oldSite, api, isKept: true });
    const hourAgo = Date.now() - 3_600_000;
    return { ...page, html: page.html.replaceAll(/"(madeAt|dataUpdatedAt)":\d+/g, `"$1":${hourAgo}`) };
  };
  oldSite = await start(siteApp({ neutral, file, pages, render: renderOld }));
});

test.afterAll(() => {
  for (const server of servers) server.close();
});

/** @returns the origin of the started server */
function start(app: ReturnType<typeof siteApp>): Promise<string> {
  return new Promise((resolve) => {
    // Hono would replace the global Response with its own.
    const server = serve({ fetch: app.fetch, port: 0, overrideGlobalObjects: false }, ({ port }) =>
      resolve(`http://localhost:${port}`),
    );
    servers.push(server);
  });
}

const pages = [
  { path: `/doctor/${hero.slug}`, heading: /^Серикова Айгуль/, later: /\/slots/ },
  { path: '/clinic/ayala', heading: /«Аяла»/, later: undefined },
  { path: '/search?specialisations=kardiolog', heading: /^Кардиологи/, later: undefined },
  { path: '/services', heading: /^Услуги/, later: undefined },
  { path: '/qa', heading: /^Вопросы/, later: undefined },
  { path: '/symptoms', heading: /^Симптомы/, later: undefined },
];

for (const { path, heading, later } of pages) {
  test(`a served page hydrates without a change and requests no data again: ${path}`, async ({ page, apiOrigin }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      // Leaves out the header's cities and files, which are not the page's content.
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
    // A page that React renders anew would have another heading element.
    await expect(page.locator('main h1[data-drawn]')).toHaveCount(1);
    expect(asked.filter((one) => !later?.test(one))).toEqual([]);
    const head = headOf(page);
    for (const single of [page.locator('head title'), head.canonical, head.description, head.data]) {
      await expect(single).toHaveCount(1);
    }
  });
}

test('a prerendered page shows no free slot until the current slots have loaded', async ({ page }) => {
  const slot = page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^\d\d:\d\d, / });
  const written = await (await page.request.get(`${oldSite}/search`)).text();
  expect(written).not.toMatch(/aria-label="\d\d:\d\d, /);

  const { promise: hold, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v0/front/search', async (route) => {
    await hold;
    await route.continue();
  });
  await page.goto(`${oldSite}/search`);
  const card = page.getByRole('article').first();
  await expect(card.getByRole('heading')).toBeVisible();
  await expect(slot).toHaveCount(0);
  release();
  await expect(slot.first()).toBeVisible();
});

test.describe('a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a doctor’s name, place and price to people and robots', async ({ page }) => {
    await page.goto(`${site}/doctor/${hero.slug}?visit=1`);
    await expect(page.getByRole('heading', { level: 1, name: /^Серикова Айгуль/ })).toBeVisible();
    await expect(page.getByText(/12.500.₸/).first()).toBeVisible();
    const head = headOf(page);
    const url = `${site}/doctor/${hero.slug}`;
    await expect(head.canonical).toHaveAttribute('href', url);
    await expect(head.description).toHaveAttribute('content', /^Кардиолог/);
    await expect(head.openGraph('type')).toHaveAttribute('content', 'profile');
    await expect(head.openGraph('url')).toHaveAttribute('content', url);
    await expect(head.openGraph('title')).toHaveAttribute('content', /^Серикова Айгуль Маратовна, кардиолог/);
    expect(await head.things()).toMatchObject([
      {
        '@type': 'Physician',
        name: 'Серикова Айгуль Маратовна',
        medicalSpecialty: ['https://schema.org/Cardiovascular', 'https://schema.org/PrimaryCare'],
        address: { addressLocality: 'Алматы', addressCountry: 'KZ' },
        aggregateRating: { bestRating: 5 },
        priceRange: expect.stringContaining('₸'),
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { name: 'Врачи' }, { name: 'Кардиологи' }, {}] },
    ]);
  });

  test('shows the hours on a clinic’s page', async ({ page }) => {
    await page.goto(`${site}/clinic/ayala`);
    expect(await headOf(page).things()).toMatchObject([
      { '@type': 'MedicalClinic', openingHoursSpecification: expect.any(Array) },
      { '@type': 'BreadcrumbList' },
    ]);
  });
});
