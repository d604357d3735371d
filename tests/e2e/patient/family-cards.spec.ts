import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { CARD, chooseFiles, listedNames, openCard, pdf, uploadRow } from './medical-card-page.ts';

test.beforeEach(async ({ signIn }) => signIn('patient'));

test('a mother opens her son’s card, adds a document, and finds her own card unchanged', async ({ page }) => {
  await openCard(page);
  const own = await listedNames(page);
  const whose = page.getByRole('navigation', { name: 'Чья медкарта' });
  await whose.getByRole('link', { name: 'Марк' }).click();
  await expect(page).toHaveURL(`${CARD}?person=1`);
  await expect(whose.getByRole('link', { name: 'Марк' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('136').first()).toBeVisible();
  await expect.poll(() => listedNames(page)).toEqual(['Заключение ЛОР-врача', 'Сертификат прививок']);
  await expectAccessible(page);

  await chooseFiles(page, pdf('Прививка от кори.pdf'));
  await expect(uploadRow(page, 'Прививка от кори.pdf')).toContainText('Документ добавлен. Категория «Прививки»');
  await expect.poll(() => listedNames(page)).toContain('Прививка от кори');

  await whose.getByRole('link', { name: 'Я', exact: true }).click();
  await expect.poll(() => listedNames(page)).toEqual(own);
});

test('a patient edits and prints a child’s card, and each page shows the child’s name', async ({ page, provider }) => {
  await openCard(page, `${CARD}?person=1`);
  await page
    .getByRole('link', { name: /^Изменить/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByText('Осипов Марк Андреевич, сын')).toBeVisible();
  await page.getByLabel('Рост, см').fill('138');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(`${CARD}?person=1`);
  expect(provider.db.family_cards.require(1).height).toBe(138);
  expect(provider.db.medical_cards.require(1).height).not.toBe(138);

  await page.getByRole('link', { name: 'Печать' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Осипов Марк Андреевич' })).toBeVisible();
  await expect(page.getByText('Сертификат прививок')).toBeVisible();
  await expect(page.getByText('ИИН')).toHaveCount(0);
});

test('a document that a patient adds to a child’s visit is saved to the child’s card', async ({ page, provider }) => {
  const visit = [...provider.db.visits.all()].find((row) => row.family_member_id === 1 && row.status === 'confirmed');
  await page.goto(`${CARD}/document?visit=${visit?.id}`);
  await expect(
    page.getByRole('navigation', { name: 'Чья медкарта' }).getByRole('link', { name: 'Марк' }),
  ).toHaveAttribute('aria-current', 'page');
  await chooseFiles(page, pdf('Выписка.pdf'));
  await page.getByRole('button', { name: 'Добавить документ' }).filter({ visible: true }).click();
  await expect(uploadRow(page, 'Выписка.pdf')).toContainText('Документ добавлен');
  expect([...provider.db.documents.all()].at(-1)).toMatchObject({ family_member_id: 1, visit_id: visit?.id });
});

test('a mother who switches to her son’s card must confirm that the files chosen for her own card are discarded', async ({
  page,
}) => {
  await page.goto(`${CARD}/document`);
  await chooseFiles(page, pdf('Моя выписка.pdf'));
  const son = page.getByRole('navigation', { name: 'Чья медкарта' }).getByRole('link', { name: 'Марк' });
  await son.click();
  await page.getByRole('button', { name: 'Уйти без файлов' }).click();
  await expect(son).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('Моя выписка.pdf')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Добавить документ' }).filter({ visible: true })).toBeDisabled();
});

test('a patient who opens the card of another family’s child or an unknown document sees «not found»', async ({
  page,
  watch,
}) => {
  watch.allow(/404/);
  await page.goto(`${CARD}?person=999`);
  await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
  await page.goto('/fo/patient/update-document');
  await expect(page).toHaveURL(CARD);
});
