import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { chooseDay } from '../support/calendar.ts';
import type { TestProvider } from '../support/test-provider.ts';

const HOURS = '/fo/doctor/operating-modes';
const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => page.getByRole('button', { name: /Проверить и.сохранить/ });

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** The saved hours of a weekday in the filial on Абая; null for a day off. */
function savedHours(provider: TestProvider, day: (typeof week)[number], weeks: 'days' | 'odd_days' = 'days') {
  const mode = provider.db.working_hours.find('doctor', 1).find((row) => row.filial_id === 1);
  return mode?.[weeks]?.[week.indexOf(day)];
}

/** Minutes since midnight, the provider's unit of hours. */
const at = (hour: number): number => hour * 60;

test.beforeEach(({ signIn }) => signIn('doctor'));

test('a doctor edits hours by keyboard, and saves only after a decision about each affected visit', async ({
  page,
  provider,
}) => {
  await page.goto(HOURS);
  await expect(page.getByRole('group', { name: 'Шаг записи' })).toHaveCount(1);
  await page.getByLabel('Приём, пятница, с').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('14');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Приём, пятница, до')).toHaveValue('14:00');
  await expect(page.getByText(/Было 09:00–18:00, перерыв 13:00–13:50.*Затронет/)).toBeVisible();
  await expect(page.getByText(/Не.сохранено: пятница/)).toBeVisible();
  await save(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Вернуться' })).toBeFocused();
  expect(savedHours(provider, 'friday'), 'not saved yet').toMatchObject({ to: at(18) });
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Приём, пятница, до')).toHaveValue('14:00');
  await save(page).click();
  await dialog(page)
    .getByRole('group', { name: 'Со всеми записями' })
    .getByRole('button', { name: /^Перенести/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(save(page)).toBeHidden();
  expect(savedHours(provider, 'friday')).toMatchObject({ to: at(14) });
  const late = provider.db.visits
    .find('doctor', 1)
    .filter(({ starts_at, status }) => status === 'confirmed' && /^2026-05-15T1[4-9]/.test(starts_at));
  expect(late).toEqual([]);
});

test('the preview of hours follows a doctor’s input at once, and an invalid time shows an error in its row', async ({
  page,
}) => {
  await page.goto(HOURS);
  const free = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Что увидят пациенты' }) });
  await expect(free).toContainText('Суббота, 16');
  await page.getByRole('switch', { name: 'Приём, суббота' }).uncheck();
  await expect(free).not.toContainText('Суббота, 16');
  await page.getByLabel('Приём, среда, до').fill('8');
  await expect(page.getByText('Начало должно быть раньше конца')).toBeVisible();
  await expect(page.getByText(/Исправьте время/)).toBeVisible();
  await page.getByLabel('Приём, среда, до').press('Enter');
  const wrong = page.getByRole('alert').filter({ hasText: /среда: начало должно быть раньше конца/i });
  await expect(wrong.last()).toBeFocused();
  await page.getByRole('button', { name: 'Сбросить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Вернуть прежние' }).click();
  await expect(page.getByLabel('Приём, среда, до')).toHaveValue('18:30');
  await expect(page.getByRole('switch', { name: 'Приём, суббота' })).toBeChecked();
});

test('a doctor with overlapping hours in two clinics reads why the hours are rejected', async ({ page, watch }) => {
  watch.allow(/422/);
  await page.goto(HOURS);
  await page.getByLabel('Приём, вторник, с').fill('1000');
  await expect(
    page.getByText(/Во вторник с 09:00 до 14:00 вы принимаете в другой клинике: Семейная клиника «Тұмар»/),
  ).toBeVisible();
});

test('a doctor copies a day’s hours to other days, sets hours for odd weeks and saves the settings', async ({
  page,
  provider,
}) => {
  await page.goto(HOURS);
  await page.getByRole('button', { name: 'Скопировать часы: среда' }).click();
  await page.getByRole('button', { name: 'На все дни недели' }).click();
  await expect(page.getByLabel('Приём, воскресенье, с')).toHaveValue('08:30');
  await page.getByRole('button', { name: 'Сбросить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Вернуть прежние' }).click();
  await page.getByText(/^Разные часы/).click();
  await page.getByText('Нечётные недели', { exact: true }).click();
  await page.getByRole('switch', { name: 'Приём, воскресенье' }).check();
  await save(page).click();
  await expect(save(page)).toBeHidden();
  // During the request the button has another name, so this text shows that the request is over.
  await expect(page.getByText('Все изменения сохранены')).toBeAttached();
  expect(savedHours(provider, 'sunday')).toBeNull();
  expect(savedHours(provider, 'sunday', 'odd_days')).toEqual({ from: at(9), to: at(18), breaks: [] });
  await page.getByRole('link', { name: 'Настройки записи' }).click();
  await page.getByRole('switch', { name: 'Подтверждать сразу' }).check();
  await expect(page.getByText(/Не.сохранено: подтверждение/)).toBeVisible();
  // The reload restores unsaved changes.
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Подтверждать сразу' })).toBeChecked();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Настройки сохранены')).toBeVisible();
  expect(provider.db.schedule_settings.get(1)?.auto_confirm).toBe(true);
});

test('a doctor adds and removes a special day, and sees an error for a second special day on the same date', async ({
  page,
  watch,
}) => {
  watch.allow(/409/);
  await page.goto(HOURS);
  const add = async (date: string) => {
    await page.getByRole('button', { name: 'Добавить особый день' }).click();
    await chooseDay(dialog(page), 'Дата', date);
    await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  };
  await add('2026-06-12');
  await expect(dialog(page).getByText(/часы уже изменены/)).toBeVisible();
  await chooseDay(dialog(page), 'Дата', '2026-06-21');
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: /^Действия: воскресенье, 21.июня/ }).click();
  await page.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Вернуть' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /Воскресенье, 21.июня/ })).toHaveCount(0);
});

test('if the server rejects the start of a doctor’s absence, the field of the start gets focus and shows the error', async ({
  page,
  provider,
  watch,
}) => {
  watch.allow(/422/);
  const errors = { 'absence.time_from': ['Раньше 14:00 закрыть нельзя'], 'absence.reason': ['Напишите иначе'] };
  const refuse = () => HttpResponse.json({ message: 'Проверьте поля', errors }, { status: 422 });
  provider.use(http.post('*/fo/doctor/schedule/dry-run', refuse));
  await page.goto(HOURS);
  await page.getByRole('button', { name: 'Добавить отсутствие' }).click();
  await dialog(page)
    .getByText(/^С\s13:00$/)
    .click();
  const close = dialog(page).getByRole('button', { name: 'Закрыть время' });
  await close.click();
  const part = dialog(page).getByRole('group', { name: 'Какая часть дня' });
  await expect(part).toBeFocused();
  await expect(part).toHaveAccessibleDescription('Раньше 14:00 закрыть нельзя');
  await expect(dialog(page).getByLabel('Причина')).toHaveAccessibleDescription('Напишите иначе');
  await dialog(page).getByText('Часы', { exact: true }).click();
  await close.click();
  await expect(dialog(page).getByLabel('С', { exact: true })).toHaveAccessibleDescription(
    'Раньше 14:00 закрыть нельзя',
  );
  await expect(dialog(page).getByLabel('С', { exact: true })).toBeFocused();
});

test('on a phone a doctor edits days with equal hours as one group @phone', async ({ page, provider }) => {
  await page.goto(HOURS);
  const saturday = page.getByRole('listitem').filter({ has: page.getByRole('group', { name: 'Дни: Сб' }) });
  await saturday.getByRole('button', { name: 'Воскресенье' }).tap();
  await page.getByLabel('Приём, Сб, Вс, до').fill('1400');
  await expect(page.getByText(/Не.сохранено: суббота до.14:00 вместо 13:00, воскресенье/)).toBeVisible();
  await save(page).tap();
  await expect(save(page)).toBeHidden();
  // During the request the button has another name, so this text shows that the request is over.
  await expect(page.getByText('Все изменения сохранены')).toBeAttached();
  const together = { from: at(9), to: at(14), breaks: [] };
  expect(savedHours(provider, 'saturday')).toEqual(together);
  expect(savedHours(provider, 'sunday')).toEqual(together);
});
