import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { headOf } from '../support/head.ts';

const doctor = '/doctor/serikova-aigul';

test('the home page has the site’s own metadata', async ({ page }) => {
  await page.goto('/');
  const head = headOf(page);
  const { origin } = new URL(page.url());

  await expect(head.canonical).toHaveAttribute('href', `${origin}/`);
  await expect(head.description).toHaveAttribute('content', /^Врачи и клиники Казахстана/);
  await expect(head.openGraph('title')).toHaveAttribute('content', await page.title());
  await expect(head.openGraph('url')).toHaveAttribute('content', `${origin}/`);
  await expect(head.robots).toHaveCount(0);
  expect(await head.things()).toMatchObject([{ '@type': 'WebSite', name: 'Аман' }, { '@type': 'Organization' }]);

  const image = await page.request.get((await head.openGraph('image').getAttribute('content')) ?? '');
  expect(image.headers()['content-type']).toBe('image/png');
});

test('the JSON-LD of a clinic’s page is a MedicalClinic with opening hours; the page of questions has an FAQPage', async ({
  page,
}) => {
  await page.goto('/clinic/ayala');
  const head = headOf(page);
  await expect(head.canonical).toHaveAttribute('href', /\/clinic\/ayala$/);
  const hours = [expect.objectContaining({ '@type': 'OpeningHoursSpecification' })];
  await expect
    .poll(head.things)
    .toMatchObject([{ '@type': 'MedicalClinic', openingHoursSpecification: expect.arrayContaining(hours) }, {}]);

  await page.goto('/qa');
  await expect.poll(head.things).toMatchObject([{ '@type': 'FAQPage' }, { '@type': 'BreadcrumbList' }]);
});

test('a page’s metadata replace the metadata of the previous page, without duplicates', async ({ page }) => {
  await page.goto(doctor);
  const head = headOf(page);
  await expect(head.openGraph('type')).toHaveAttribute('content', 'profile');

  await page.getByRole('banner').getByRole('link', { name: 'Аман' }).first().click();
  await expect(head.openGraph('type')).toHaveAttribute('content', 'website');
  await expect(head.canonical).toHaveAttribute('href', `${new URL(page.url()).origin}/`);
  await expect(head.openGraph('title')).toHaveAttribute('content', await page.title());
  for (const single of [head.canonical, head.description, head.openGraph('url'), head.data]) {
    await expect(single).toHaveCount(1);
  }
});

test('search engines may index the search for a specialisation, but not a filtered search', async ({ page }) => {
  await page.goto('/search?specialisations=kardiolog&gender=female&sort=price');
  const head = headOf(page);
  await expect(head.robots).toHaveAttribute('content', 'noindex, follow');
  await expect(head.canonical).toHaveAttribute('href', /\/search\?specialisations=kardiolog$/);

  await page.goto('/search?specialisations=kardiolog');
  await expect(head.canonical).toHaveCount(1);
  await expect(head.robots).toHaveCount(0);
});

test('search engines may not index a cabinet, the login and a missing page', async ({ page, signIn }) => {
  const head = headOf(page);
  for (const address of ['/auth/login', '/doctor/no-such-doctor']) {
    await page.goto(address);
    await expect(head.robots).toHaveAttribute('content', 'noindex');
    await expect(head.data).toHaveCount(0);
  }

  await signIn('patient');
  await page.goto('/fo/patient/visits');
  await expect(head.robots).toHaveAttribute('content', 'noindex');
  await expect(head.canonical).toHaveCount(0);
});
