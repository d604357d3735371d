import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { bookingPath, freeTimes } from './support/booking.ts';
import { logIn } from './support/logging-in.ts';
import type { Site } from './support/site.ts';

/** Hears what a screen reader would say by itself, from now on: each change of what a live region says, the loud ones marked. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const live = '[role=status], [role=alert], [aria-live]:not([aria-live=off])';
    const last = new Map<Element, string>();
    /** What is hidden or out of use is not read. */
    const textOf = (region: Element): string => {
      if (!region.checkVisibility()) return '';
      const copy = region.cloneNode(true) as Element;
      for (const part of copy.querySelectorAll('[inert], [aria-hidden=true], [hidden]')) part.remove();
      return copy.textContent.replaceAll(/\s+/g, ' ').trim();
    };
    for (const region of document.querySelectorAll(live)) last.set(region, textOf(region));
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(live)) {
        const text = textOf(region);
        if (text !== '' && text !== last.get(region) && region.parentElement?.closest(live) === null) {
          const isLoud = region.getAttribute('role') === 'alert' || region.getAttribute('aria-live') === 'assertive';
          said.push(`${isLoud ? '! ' : ''}${text}`);
        }
        last.set(region, text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'said') as string[]);
}

/** Until the page has what it asks for: quiet alone may be the moment before the program begins to ask. */
async function loaded(page: Page, site: Site, times: RegExp): Promise<void> {
  await expect(page.getByText(times).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(/^Загружаем/)).toHaveCount(0);
  await site.quiet();
}

test('suggestions are counted once, when they are there', async ({ page, site }) => {
  await page.goto('/');
  await loaded(page, site, /^\d\d:\d\d/);
  const said = await listen(page);
  await page.getByRole('combobox', { name: 'Поиск' }).filter({ visible: true }).first().click();
  await page.keyboard.type('кардиолог', { delay: 40 });
  await expect.poll(said).toContainEqual(expect.stringMatching(/^Подсказки: \d+/));
  await site.quiet();
  expect(await said()).toHaveLength(1);
});

test('what was refused is said once', async ({ page, site }) => {
  await page.goto('/auth/login?role=clinic');
  await site.quiet();
  const said = await listen(page);
  await logIn(page, 'patient');
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
  await site.quiet();
  const heard = await said();
  expect(heard.filter((one) => one.startsWith('! '))).toHaveLength(1);
});

test('the time that is held is not counted aloud, and its last minute is said once', async ({
  page,
  provider,
  signIn,
  forward,
  site,
}) => {
  await signIn('patient');
  const [time = ''] = await freeTimes(provider);
  await page.goto(bookingPath(time));
  await page.getByText('Держим время для\u00A0вас').filter({ visible: true }).first().waitFor();
  await site.quiet();
  const said = await listen(page);
  for (const minutes of [1, 2]) {
    await forward({ minutes });
    await expect(page.getByText(minutes === 1 ? /ещё [34]:/ : /ещё [12]:/).filter({ visible: true })).toBeVisible();
  }
  expect(await said()).toEqual([]);
  await forward({ minutes: 1, seconds: 10 });
  await expect.poll(said).toEqual(['Осталась минута: потом время снова станет свободным.']);
  await forward({ seconds: 10 });
  await expect(page.getByText(/ещё 0:[34]/).filter({ visible: true })).toBeVisible();
  expect(await said()).toHaveLength(1);
});

test('a toast is said once, in its turn', async ({ page, site }) => {
  await page.goto('/doctor/serikova-aigul');
  await loaded(page, site, /^12.18\sмая$/);
  const said = await listen(page);
  await page.getByRole('button', { name: 'Поделиться' }).filter({ visible: true }).first().click();
  await expect.poll(said).not.toEqual([]);
  await site.quiet();
  const heard = await said();
  expect(heard).toHaveLength(1);
  expect(heard[0]).not.toMatch(/^! /);
});
