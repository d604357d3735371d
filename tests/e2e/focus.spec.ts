import { expect, type Locator, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from './fixtures.ts';

async function enter(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
}

const fails = () => HttpResponse.json({ message: 'Сбой' }, { status: 500 });

test('when «Повторить» has loaded a failed section, the focus is on its heading', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  provider.use(http.get('*/api/v0/fo/patient/visits', fails));
  await page.goto('/fo/patient/visits');
  const repeat = page.getByRole('button', { name: 'Повторить' });
  await expect(repeat).toBeVisible();
  provider.reset();
  await enter(page, repeat);
  await expect(repeat).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Визиты' })).toBeFocused();
});

test('a receptionist who confirms a visit in a list keeps focus at its row', async ({ page, signIn }) => {
  await signIn('patient');
  await page.goto('/fo/patient/visits');
  const confirm = page.getByRole('button', { name: /^Подтвердить/ }).first();
  await enter(page, confirm);
  await expect(page.getByText('Ждёт вашего ответа')).toHaveCount(1);
  await expect(page.getByRole('heading').and(page.locator(':focus'))).toHaveCount(1);
});

test('a patient who reloads an incomplete list of visits gets focus on the page’s heading', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  provider.use(
    http.get('*/api/v0/fo/patient/visits', async ({ request }) => {
      const answer = (await (await provider.respond(request)).json()) as { data: object[] };
      return HttpResponse.json({
        ...answer,
        data: [{ ...answer.data[0], starts_at: undefined }, ...answer.data.slice(1)],
      });
    }),
  );
  await page.goto('/fo/patient/visits');
  const again = page.getByRole('button', { name: 'Загрузить ещё раз' });
  await expect(again).toBeVisible();
  provider.reset();
  await enter(page, again);
  await expect(again).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Визиты' })).toBeFocused();
});
