import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { chooseDay } from '../support/calendar.ts';

const SCHEDULE = '/fo/doctor/schedule';
const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

test.beforeEach(({ signIn }) => signIn('doctor'));

test('a doctor’s calendar opens with the month, and the URL contains a chosen day, week or filial', async ({
  page,
}) => {
  await page.goto(SCHEDULE);
  await expect(heading(page, /Май.2026/)).toBeVisible();
  await page.getByRole('link', { name: /^среда, 27.мая, Курбан айт/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(heading(page, /Вторник, 26.мая/)).toBeVisible();
  await expect(page).toHaveURL(/view=day&date=2026-05-26/);
  await page.getByText('Неделя', { exact: true }).click();
  await expect(heading(page, /25–31.мая.2026/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Клиника' }).selectOption({ label: 'Семейная клиника «Тұмар»' });
  await expect(page).toHaveURL(/filial=7/);
  await expect(page.getByRole('region', { name: /среда, 27.мая/ })).toBeVisible();
});

test('a visit in a doctor’s calendar shows its card only while it has the pointer or the focus', async ({ page }) => {
  await page.goto(`${SCHEDULE}?view=week`);
  const visit = page.getByRole('button', { name: /Литвинова/ });
  const card = page.getByRole('tooltip');
  await visit.hover();
  await expect(card).toContainText('Литвинова');
  await page.mouse.move(4, 4);
  await expect(card).toBeHidden();
  await visit.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: /Жүнісов/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('link', { name: 'Открыть визит' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(visit).toBeFocused();
  await expect(dialog(page)).toBeHidden();
});

test('free time that a doctor closes in the calendar is hidden from patients, and the doctor can reopen it', async ({
  page,
  openOther,
}) => {
  const patient = await openOther();
  const free = patient
    .locator('label')
    .filter({ has: patient.getByRole('radio', { name: /^14:30/ }) })
    .filter({ visible: true });
  await patient.goto('/doctor/serikova-aigul');
  await expect(free).toBeVisible();
  await page.goto(`${SCHEDULE}?view=day`);
  await page.getByRole('button', { name: /^14:30, свободно/ }).click();
  await dialog(page).getByRole('button', { name: 'Закрыть это время' }).click();
  await dialog(page).getByLabel('Причина').fill('Совещание');
  await dialog(page).getByRole('button', { name: 'Закрыть время', exact: true }).last().click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Совещание')).toBeVisible();
  await patient.reload();
  const anyTime = patient.getByRole('radio', { name: /^\d\d:\d\d/, disabled: false });
  await expect(patient.locator('label').filter({ has: anyTime }).filter({ visible: true }).first()).toBeVisible();
  await expect(free).toHaveCount(0);
  await page.goto('/fo/doctor/operating-modes');
  await page.getByRole('button', { name: /^Действия: 12.мая с.14:30/ }).click();
  await page.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Время снова открыто для записи')).toBeVisible();
  await patient.reload();
  await expect(free).toBeVisible();
});

test('a doctor books a visit into free time of the calendar, and opens the visit from its card', async ({
  page,
  provider,
}) => {
  await page.goto(`${SCHEDULE}?view=day`);
  await page.getByRole('button', { name: /^14:30, свободно/ }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Записать пациента' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Записать пациента' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Литвинова/ }).click();
  await dialog(page).getByRole('link', { name: 'Открыть визит' }).click();
  const visit = provider.db.visits.find('doctor', 1).find(({ starts_at }) => starts_at.startsWith('2026-05-12T09:40'));
  await expect(page).toHaveURL(`/fo/doctor/visits/${visit?.id}`);
});

test('a doctor whose new absence overlaps an older absence sees an error at the day and keeps the input', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/409|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto(`${SCHEDULE}?view=week&date=2026-07-08`);
  await page.getByRole('button', { name: 'Закрыть время' }).click();
  await dialog(page).getByText('День', { exact: true }).click();
  await chooseDay(dialog(page), 'Дата', '2026-07-08');
  await dialog(page).getByLabel('Причина').fill('Совещание');
  const close = dialog(page).getByRole('button', { name: 'Закрыть время', exact: true }).last();
  await close.click();
  await expect(dialog(page).getByText(/Пересекается с отсутствием 6 июля/)).toBeVisible();
  await chooseDay(dialog(page), 'Дата', '2026-08-05');
  await context.setOffline(true);
  await close.click();
  await expect(dialog(page).getByText(/Проверьте интернет/)).toBeVisible();
  await context.setOffline(false);
  await expect(dialog(page).getByLabel('Причина')).toHaveValue('Совещание');
  await close.click();
  await expect(dialog(page)).toBeHidden();
});

test('a doctor whose new absence of a day overlaps an absence of half a day can replace it by the whole day', async ({
  page,
  provider,
  watch,
}) => {
  watch.allow(/409/);
  await page.goto(`${SCHEDULE}?view=week&date=2026-06-11`);
  await page.getByRole('button', { name: 'Закрыть время' }).click();
  await dialog(page).getByText('День', { exact: true }).click();
  await chooseDay(dialog(page), 'Дата', '2026-06-11');
  await dialog(page).getByRole('button', { name: 'Закрыть время', exact: true }).click();
  await expect(dialog(page).getByText(/Пересекается с отсутствием 11 июня/)).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /^Заменить: 11.июня с.14:00 → 11.июня$/ })
    .click();
  await expect(page.getByText(/^11.июня: приёма не.будет$/)).toBeVisible();
  const that = provider.db.absences.find('doctor', 1).filter(({ date_from }) => date_from === '2026-06-11');
  expect(that.map(({ from_minute, to_minute }) => [from_minute, to_minute])).toEqual([[null, null]]);
});

test('a doctor who closes the absence dialog while the server checks the absence creates no absence', async ({
  page,
  provider,
  site,
}) => {
  await page.goto(SCHEDULE);
  const release = provider.hold('post', '/fo/doctor/schedule/dry-run');
  await page.getByRole('button', { name: 'Закрыть время' }).click();
  await dialog(page).getByText('День', { exact: true }).click();
  // The day has no visits, so the dialog asks for no decision.
  await chooseDay(dialog(page), 'Дата', '2026-06-18');
  await dialog(page).getByRole('button', { name: 'Закрыть время', exact: true }).last().click();
  await expect(dialog(page).getByText('Проверяем')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Вернуться' }).click();
  await page.getByRole('button', { name: 'Закрыть время' }).click();
  release();
  await expect.poll(() => provider.count('POST', '/fo/doctor/schedule/dry-run')).toBe(1);
  await site.quiet();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Вернуться' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Закрыть время' })).toBeVisible();
  expect(provider.count('POST', '/fo/doctor/schedule/absences')).toBe(0);
});
