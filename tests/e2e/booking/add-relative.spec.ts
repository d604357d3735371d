import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { book, bookButton, consent, freeTimes, openBooking, receptionOf, seeBooked } from '../support/booking.ts';
import { withoutFamily } from '../support/family.ts';
import type { TestProvider } from '../support/test-provider.ts';

/** Сәуле Төлегенова, a paediatrician, who can't treat the account's owner. */
const PAEDIATRICIAN = 13;

test.beforeEach(async ({ signIn }) => signIn('patient'));

async function openChildren(page: Page, provider: TestProvider): Promise<void> {
  const whose = receptionOf(provider, PAEDIATRICIAN, 'clinic');
  const [first = ''] = await freeTimes(provider, whose);
  await openBooking(page, first, whose);
}

/** The paediatrician also accepts patients of ОСМС, so the booking asks who pays. */
const payers = (page: Page) => page.getByRole('group', { name: 'Бесплатно или платно' });

async function add(page: Page, relation: 'son' | 'daughter', name: string): Promise<void> {
  await page.getByRole('button', { name: 'Добавить ребёнка' }).click();
  const dialog = page.getByRole('dialog', { name: 'Добавить ребёнка' });
  // The list of relations has no mother or wife, because the new person is a child.
  await expect(dialog.getByLabel('Кто это').getByRole('option')).toHaveText([
    'Выберите',
    'Сын',
    'Дочь',
    'Близкий человек',
  ]);
  await dialog.getByLabel('Кто это').selectOption(relation);
  // «Дочь» sets the sex, so the form does not ask for it.
  await expect(dialog.getByLabel(relation === 'son' ? 'Мужской' : 'Женский')).toBeChecked();
  await dialog.getByLabel('Фамилия').fill('Осипова');
  await dialog.getByLabel('Имя').fill(name);
  await dialog.getByLabel('Дата рождения').fill('01.12.2019');
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a patient ticks the consent, adds a daughter in the booking, and books the visit for the daughter', async ({
  page,
  provider,
}) => {
  withoutFamily(provider);
  await openChildren(page, provider);
  await consent(page).check();
  await add(page, 'daughter', 'Айлин');
  await expect(page.getByRole('radio', { name: /^Дочь/ })).toBeChecked();
  await payers(page)
    .getByRole('radio', { name: /^Платно/ })
    .check();
  await bookButton(page).click();
  await seeBooked(page);
  await expect(page.getByText('Пациент: Осипова Айлин')).toBeVisible();
});

test('a patient who books without choosing a person sees an error, which disappears when a relative is added', async ({
  page,
  provider,
}) => {
  withoutFamily(provider);
  await openChildren(page, provider);
  await bookButton(page).click();
  await expect(page.getByRole('alert').getByRole('link', { name: /Выберите, кто пойдёт/i })).toBeVisible();
  await add(page, 'son', 'Тимур');
  await expect(page.getByRole('radio', { name: /^Сын/ })).toBeChecked();
  await add(page, 'daughter', 'Айлин');
  await expect(page.getByRole('radio', { name: /^Дочь/ })).toBeChecked();
  await expect(page.getByRole('main').getByText('Выберите, кто пойдёт к врачу', { exact: true })).toHaveCount(0);
  await payers(page)
    .getByRole('radio', { name: /^Платно/ })
    .check();
  await book(page);
  await expect(page.getByText('Пациент: Осипова Айлин')).toBeVisible();
});

test('a relative whom the server adds after the dialog was closed is listed but not chosen for the visit', async ({
  page,
  provider,
}) => {
  const [first = ''] = await freeTimes(provider);
  await openBooking(page, first);
  const release = provider.hold('post', '/fo/patient/family');
  await page.getByRole('button', { name: 'Добавить близкого' }).click();
  const dialog = page.getByRole('dialog', { name: 'Добавить близкого' });
  await dialog.getByLabel('Кто это').selectOption('daughter');
  await dialog.getByLabel('Фамилия').fill('Осипова');
  await dialog.getByLabel('Имя').fill('Айлин');
  await dialog.getByLabel('Дата рождения').fill('01.12.1999');
  await dialog.getByRole('button', { name: 'Добавить', exact: true }).click();
  await dialog.getByRole('button', { name: 'Не добавлять' }).click();
  await expect(dialog).toBeHidden();
  release();
  await expect(page.getByText('Осипова Айлин добавлена')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Айлин/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Айлин/ })).not.toBeChecked();
});
