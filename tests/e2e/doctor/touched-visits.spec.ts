import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { logIn } from '../support/logging-in.ts';

const SCHEDULE = '/fo/doctor/schedule';
const dialog = (page: Page) => page.getByRole('dialog');
/** The status message in the dialog. */
const said = (page: Page) => dialog(page).getByRole('status').filter({ hasText: /\S/ });

test.beforeEach(({ signIn }) => signIn('doctor'));

async function askToClose(page: Page, ...chosen: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Закрыть время' }).click();
  for (const name of chosen) await dialog(page).getByText(name, { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Закрыть время', exact: true }).last().click();
}

test('a doctor who takes a day off decides about each visit of the day, even about a visit booked during the decisions', async ({
  page,
  provider,
  watch,
}) => {
  await page.goto(`${SCHEDULE}?view=week`);
  await askToClose(page, 'Завтра');
  await expect(dialog(page).getByRole('heading')).toHaveText(/затронет 4.записи/);
  await expect(dialog(page).getByRole('listitem').first(), 'all of one day too').toContainText(/ср, 13.мая/);
  await expect(dialog(page).getByRole('button', { name: 'Вернуться' })).toBeFocused();
  await dialog(page)
    .getByRole('group', { name: 'Со всеми записями' })
    .getByRole('button', { name: 'Отменить' })
    .click();
  await expect(said(page)).toHaveText(/^Отменить.4$/);
  const other = provider.db.visits.find('doctor', 1).find(({ starts_at }) => starts_at.startsWith('2026-05-14'));
  if (!other) throw new Error('nobody comes on Thursday');
  const times = { starts_at: '2026-05-13T16:00:00+05:00', ends_at: '2026-05-13T16:40:00+05:00' };
  provider.db.visits.update(other.id, { ...times, status: 'confirmed' });
  watch.allow(/409/);
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog(page).getByRole('heading')).toHaveText(/затронет 5.записей/);
  await expect(said(page)).toHaveText(/^Отменить.4, не.решено.1$/);
  // Saving a day off requires a decision about each visit.
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog(page).getByRole('group', { name: 'Записи', exact: true })).toBeFocused();
  await expect(dialog(page).locator(':focus')).toHaveAccessibleDescription(/^Решите по.каждой записи/);
  await dialog(page)
    .getByRole('group', { name: /^Запись на 16:00/ })
    .getByText('Оставить')
    .click();
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog(page)).toBeHidden();
  const states = provider.db.visits
    .find('doctor', 1)
    .filter(({ starts_at }) => starts_at.startsWith('2026-05-13'))
    .map(({ status }) => status);
  expect(states.toSorted()).toEqual([...Array.from({ length: 4 }, () => 'cancelled_by_clinic'), 'confirmed']);
});

test('a doctor reads and edits the message that patients get about an absence', async ({ page, provider }) => {
  await page.goto(SCHEDULE);
  await page.getByRole('button', { name: 'Закрыть время' }).click();
  await dialog(page).getByText('Завтра', { exact: true }).click();
  const close = dialog(page).getByRole('button', { name: 'Закрыть время', exact: true }).last();
  await dialog(page).getByLabel('Причина').fill('х'.repeat(201));
  await close.click();
  await expect(dialog(page).getByText('Не длиннее 200 знаков, сейчас 201')).toBeVisible();
  await dialog(page).getByLabel('Причина').fill('Личная тайна');
  await close.click();
  const told = dialog(page).getByLabel('Причина, которую прочтут пациенты');
  await expect(dialog(page)).toContainText('Изменение затронет');
  await expect(told).toHaveCount(0);
  await dialog(page)
    .getByRole('group', { name: 'Со всеми записями' })
    .getByRole('button', { name: 'Отменить' })
    .click();
  // No reason is preselected: without a reason patients read a neutral text.
  await expect(told).toHaveValue('');
  const plain = 'Пациент прочтёт: «Врач отменил запись. Причина: врач не принимает в это время»';
  await expect(dialog(page).getByText(plain).first()).toBeVisible();
  await told.fill('Врач на операции');
  const line = 'Врач отменил запись. Причина: врач на операции';
  await expect(dialog(page).getByText(`Пациент прочтёт: «${line}»`).first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog(page)).toBeHidden();
  const lines = [...provider.db.visit_events.all()].filter(({ kind }) => kind === 'cancelled').map(({ text }) => text);
  expect(lines).toContain(line);
  expect(lines.join()).not.toContain('тайна');
});

test('a doctor who edits an absence that somebody else has just changed sees this change before saving', async ({
  page,
  provider,
  watch,
}) => {
  watch.allow(/412/);
  const evening = { date_from: '2026-05-13', date_to: '2026-05-13', from_minute: 22 * 60, reason: null };
  provider.db.absences.update(1, evening);
  await page.goto('/fo/doctor/operating-modes');
  await page.getByRole('button', { name: /^Действия: 13.мая с.22:00/ }).click();
  await page.getByRole('button', { name: 'Изменить', exact: true }).click();
  await dialog(page).getByText('Весь день', { exact: true }).click();
  const save = dialog(page).getByRole('button', { name: 'Сохранить' });
  const decide = async (meanwhile = () => undefined as unknown) => {
    await save.click();
    await dialog(page)
      .getByRole('group', { name: 'Со всеми записями' })
      .getByRole('button', { name: 'Отменить' })
      .click();
    meanwhile();
    await save.click();
  };
  await decide(() => provider.db.absences.update(1, { reason: 'Учёба' }));
  await expect(dialog(page).getByRole('alert')).toContainText(/Новое уже в.форме: причина/);
  await expect(dialog(page).getByLabel('Причина')).toHaveValue('Учёба');
  await decide();
  await expect(dialog(page)).toBeHidden();
  expect(provider.db.absences.require(1)).toMatchObject({ from_minute: null, reason: 'Учёба' });
});

test('a doctor whose session expires between decisions about visits finds the decisions kept after the login', async ({
  page,
  provider,
  watch,
}) => {
  watch.allow(/401/);
  await page.goto(SCHEDULE);
  await askToClose(page, 'Завтра');
  await dialog(page)
    .getByRole('group', { name: 'Со всеми записями' })
    .getByRole('button', { name: 'Отменить' })
    .click();
  await dialog(page).getByRole('listitem').first().getByText('Оставить').click();
  const told = dialog(page).getByLabel('Причина, которую прочтут пациенты');
  await told.fill('Врач на операции');
  const refuse = () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 });
  provider.use(http.post('*/fo/doctor/schedule/absences', refuse, { once: true }));
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.getByRole('radio', { name: 'Врач' }).check({ force: true });
  await logIn(page, 'doctor');
  await expect(page).toHaveURL(/schedule/);
  await askToClose(page);
  await expect(said(page)).toHaveText(/^Оставить.1, отменить.3$/);
  await expect(told).toHaveValue('Врач на операции');
  // The page does not restore a dialog that the doctor closed.
  await dialog(page).getByRole('button', { name: 'Вернуться' }).click();
  await dialog(page).getByRole('button', { name: 'Закрыть время', exact: true }).last().click();
  await expect(said(page)).toHaveText(/^Не.решено.4$/);
});

test('a doctor takes tomorrow afternoon off and decides about two affected visits in six taps @phone', async ({
  page,
  provider,
}) => {
  await page.goto(SCHEDULE);
  const tap = async (name: string | RegExp, role: 'button' | 'radio' = 'button') => {
    const scope = (await dialog(page).isVisible()) ? dialog(page) : page;
    if (role === 'button') await scope.getByRole('button', { name, exact: true }).last().tap();
    else await scope.getByText(name, { exact: true }).tap();
  };
  await tap('Закрыть время');
  await tap('Завтра', 'radio');
  await tap(/^С.13:00$/, 'radio');
  await tap('Закрыть время');
  await expect(dialog(page).getByRole('heading')).toHaveText(/затронет 2.записи/);
  await tap(/^Перенести на\sближайшее время$/);
  await tap('Сохранить');
  await expect(dialog(page)).toBeHidden();
  const left = provider.db.visits
    .find('doctor', 1)
    .filter(
      ({ starts_at, status }) => starts_at >= '2026-05-13T13' && starts_at < '2026-05-14' && status !== 'completed',
    );
  expect(left).toEqual([]);
});
