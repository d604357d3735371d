import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const urlOf = (page: Page) => page.getByText(/^https?:\S+\.ics$/).textContent();
const read = async (page: Page, url: string | null) => {
  const answer = await page.request.get(url ?? '');
  return { status: answer.status(), text: await answer.text() };
};

test('a patient subscribes to the family’s visits in a calendar app, replaces the feed’s URL and ends the feed', async ({
  page,
  signIn,
}) => {
  await signIn('patient');
  await page.goto('/fo/patient/visits');
  await page.getByRole('link', { name: 'Визиты в календаре телефона' }).click();
  await expect(page.getByText(/Кто\sзнает адрес календаря, видит визиты без пароля/)).toBeVisible();
  await button(page, 'Получить адрес').first().click();
  const first = await urlOf(page);
  await expect(page.getByRole('heading', { name: 'Вся семья' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Apple' })).toHaveAttribute('href', /^webcal:\/\/\S+\.ics$/);
  await expect(page.getByRole('link', { name: 'Google' })).toHaveAttribute('href', /cid=webcal%3A%2F%2F/);
  await expect(page.getByRole('link', { name: 'Outlook' })).toHaveAttribute('href', /addfromweb\?url=http/);
  expect((await read(page, first)).text).toContain('BEGIN:VEVENT');

  await button(page, 'Заменить адрес').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Заменить', exact: true }).click();
  await expect(page.getByText(/^Адрес заменён/)).toBeVisible();
  const second = await urlOf(page);
  expect([(await read(page, first)).status, (await read(page, second)).status]).toEqual([404, 200]);

  await button(page, 'Отключить').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отключить', exact: true }).click();
  await expect(page.getByText('Календарь отключён')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Вся семья' })).toBeFocused();
  expect((await read(page, second)).status).toBe(404);
});

test('a doctor subscribes to a calendar feed that names patients by their initials only @desktop', async ({
  page,
  signIn,
}) => {
  await signIn('doctor', { cabinet: 'doctor' });
  await page.goto('/fo/doctor/schedule');
  await page.getByRole('link', { name: 'Приём в вашем календаре' }).click();
  await expect(page.getByText(/инициалы пациента, без имён/)).toBeVisible();
  await button(page, 'Получить адрес').click();
  const { text } = await read(page, await urlOf(page));
  expect(text).toMatch(/SUMMARY:\p{Lu}\. \p{Lu}\. /u);
});
