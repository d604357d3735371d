import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';

/** An unconfirmed visit of the demo patient in about two weeks. */
const path = '/fo/doctor/visits/1';

test.beforeEach(({ signIn }) => signIn('doctor'));

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a doctor moves a visit, and the patient reads the old time, the new time and the reason', async ({
  page,
  signIn,
  openOther,
}) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Перенести' }).click();
  const dialog = dialogOf(page, 'Перенести визит');
  await dialog.getByRole('button', { name: 'Перенести', exact: true }).click();
  await expect(dialog.getByText('Выберите новое время')).toBeVisible();
  await dialog.getByRole('radio', { name: /16:30/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Врач задерживается' }).click();
  await dialog.getByRole('button', { name: /^Перенести на 28.мая, 16:30$/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Четверг, 28 мая, 16:30')).toBeVisible();
  await expect(page.getByText('Подтверждён').first()).toBeVisible();

  const patient = await openOther();
  await signIn('patient', { page: patient });
  await patient.goto('/fo/patient/visits/1');
  await expect(
    patient.getByText('Врач перенёс запись: 28 мая, 09:30 → 28 мая, 16:30. Причина: врач задерживается'),
  ).toBeVisible();
});

test('a doctor sees and undoes a move whose response was lost', async ({ page, provider, watch }) => {
  watch.allow(/ERR_|Failed to load/);
  await page.goto(path);
  await page.getByRole('button', { name: 'Перенести' }).click();
  const dialog = dialogOf(page, 'Перенести визит');
  await dialog.getByRole('radio', { name: /16:30/ }).check({ force: true });
  provider.loseAnswer('post', '/fo/doctor/visits/:id/reschedule');
  await dialog.getByRole('button', { name: /^Перенести на/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Четверг, 28 мая, 16:30')).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ hasText: /теперь в\s16:30/ })
    .getByRole('button', { name: 'Вернуть' })
    .click();
  await expect(page.getByText('Четверг, 28 мая, 09:30')).toBeVisible();
  await expect(page.getByText(/снова в\s09:30/)).toBeVisible();
});

test('on a phone the error of a failed move of a visit scrolls into view @phone', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Перенести' }).tap();
  const dialog = dialogOf(page, 'Перенести визит');
  // Wait for the slots: the error will appear below them.
  await expect(dialog.getByRole('radio', { name: /16:30/ })).toBeAttached();
  await dialog.getByRole('button', { name: 'Перенести', exact: true }).tap();
  await expect(dialog.getByText('Выберите новое время')).toBeInViewport({ ratio: 1 });
});

test('a visit keeps its time if the doctor moves it to a slot that was just taken', async ({ page, provider }) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Перенести' }).click();
  const dialog = dialogOf(page, 'Перенести визит');
  await dialog.getByRole('radio', { name: /16:30/ }).check({ force: true });
  await provider.ask('POST', '/fo/patient/slot-holds', {
    as: 'all',
    body: { doctor_id: 1, filial_id: 1, service_id: 1, starts_at: '2026-05-28T16:30:00+05:00' },
  });
  await dialog.getByRole('button', { name: /^Перенести на/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('Прежнее время осталось за пациентом');
  await expect(dialog.getByRole('radio', { name: /16:30/ })).toHaveCount(0);
  expect(provider.db.visits.require(1).starts_at).toContain('T09:30');
});

test('a doctor who books a follow-up visit is offered a day two weeks ahead, and must choose a slot', async ({
  page,
  provider,
  forward,
}) => {
  await forward({ minutes: 40 });
  const visit = [...provider.db.visits.find('doctor', 1)].find(({ starts_at }) =>
    starts_at.startsWith('2026-05-12T09:00'),
  );
  await provider.ask('PUT', `/fo/doctor/visits/${visit?.id}/state`, { as: 'doctor', body: { status: 'arrived' } });
  await page.goto(`/fo/doctor/visits/${visit?.id}`);
  await page.getByRole('button', { name: 'Записать на повторный' }).click();
  const dialog = dialogOf(page, 'Записать на повторный приём');
  await expect(dialog.getByRole('radio', { name: /^вторник, 26.мая/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Записать', exact: true }).click();
  await expect(dialog.getByText('Выберите время')).toBeVisible();
  await dialog.getByRole('button', { name: 'Предыдущие дни' }).click();
  const early = dialog.getByRole('radio', { name: /мая, есть время/ });
  await early.first().check({ force: true });
  await dialog
    .getByRole('radio', { name: /^\d\d:\d\d/ })
    .first()
    .check({ force: true });
  await dialog.getByRole('button', { name: /^Записать на 1\d.мая/ }).click();
  await expect(dialog).toHaveCount(0);
  const next = [...provider.db.visits.find('client', visit?.client_id ?? 0)].find(
    ({ source }) => source === 'follow_up',
  );
  expect(next?.starts_at).toMatch(/^2026-05-1[3-9]/);
  expect(next?.status).toBe('confirmed');
});

test('a doctor’s note is hidden from the patient, and its text survives a lost network', async ({ page, context }) => {
  await page.goto(path);
  await page.getByLabel('Новая заметка').fill('Проверить щитовидную железу');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Сохранить заметку' }).click();
  await expect(page.getByText('Не получилось связаться с сервером')).toBeVisible();
  await expect(page.getByLabel('Новая заметка')).toHaveValue('Проверить щитовидную железу');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Карточка пациента' }).click();
  await page.goBack();
  await expect(page.getByLabel('Новая заметка')).toHaveValue('Проверить щитовидную железу');
  await page.reload();
  await expect(page.getByLabel('Новая заметка')).toHaveValue('Проверить щитовидную железу');
  await page.getByRole('button', { name: 'Сохранить заметку' }).click();
  const note = page.getByRole('listitem').filter({ hasText: 'Проверить щитовидную железу' });
  await expect(note).toContainText('Серикова Айгуль');
  await expect(page.getByLabel('Новая заметка')).toHaveValue('');
  await note.getByRole('button', { name: 'Удалить заметку' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(note).toHaveCount(0);
});

test('a doctor adds a document to the patient’s card and removes the document', async ({ page, provider }) => {
  await page.goto(path);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Добавить документ' }).click();
  const file = { name: 'Заключение.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };
  await (await choosing).setFiles(file);
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Заключения. PDF' });
  await expect(row).toContainText('Айгуль Серикова');
  const { data } = await provider.ask<{ data: { name: string }[] }>(
    'GET',
    '/fo/patient/medical-card/documents?visit_id=1',
    {
      as: 'patient',
    },
  );
  expect(data.map(({ name }) => name)).toEqual(['Заключение']);

  // The dialog opens over the visit and returns focus when it closes.
  const name = row.getByRole('button', { name: 'Заключение', exact: true });
  await name.click();
  const shown = dialogOf(page, 'Заключение');
  await expect(shown.getByRole('link', { name: 'Открыть PDF' })).toBeVisible();
  await expect(shown.getByRole('button', { name: 'Скачать' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await expect(name).toBeFocused();

  await row.getByRole('button', { name: /^Удалить/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(row).toHaveCount(0);
});

test('a document whose upload a doctor cancels is not added', async ({ page, provider }) => {
  await page.goto(path);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Добавить документ' }).click();
  const file = { name: 'Чужой анализ.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };
  await (await choosing).setFiles(file);
  const release = provider.hold('post', '/upload-files');
  const uploading = page.waitForRequest(/\/upload-files$/);
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  await uploading;
  const calledOff = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Не добавлять' }).click();
  await calledOff;
  release();
  await page.reload();
  await expect(page.getByText('Документов пока нет.')).toBeVisible();
  expect(provider.count('POST', /documents$/)).toBe(0);
});

test('a doctor’s draft of a text about one visit is not shown at another visit', async ({ page }) => {
  await page.goto(path);
  await page.getByLabel('Новая заметка').fill('Проверить щитовидную железу');
  const past = page.getByRole('link', { name: /Повторный приём кардиолога|Первичный приём кардиолога/ }).first();
  await past.click();
  await expect(page).not.toHaveURL(path);
  await expect(page.getByLabel('Новая заметка')).toHaveValue('');
  await page.goBack();
  await expect(page.getByLabel('Новая заметка')).toHaveValue('Проверить щитовидную железу');
});

test('a doctor reads a patient’s objection to the mark of a visit', async ({ page, provider }) => {
  provider.db.visits.update(1, {
    status: 'no_show',
    starts_at: '2026-05-11T09:30:00+05:00',
    ends_at: '2026-05-11T10:00:00+05:00',
  });
  await provider.ask('POST', '/fo/patient/visits/1/dispute', { as: 'patient', body: { text: 'Я была на приёме' } });
  await page.goto(path);
  await expect(page.getByText('Пациент сообщил, что приём прошёл иначе.')).toBeVisible();
  await expect(page.getByText('«Я была на приёме»')).toBeVisible();
});

test('the doctor’s page of a visit shows at once that the patient has cancelled', async ({ page, provider }) => {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Перенести' })).toBeVisible();
  await provider.ask('POST', `/fo/patient/visits/${path.split('/').at(-1)}/cancel`, {
    as: 'patient',
    body: { reason: 'Изменились планы' },
  });
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Отменён пациентом')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Перенести' })).toHaveCount(0);
});

test('a doctor who opens another doctor’s visit sees «not found»', async ({ page, provider }) => {
  const other = [...provider.db.visits.all()].find(({ doctor_id }) => doctor_id !== 1);
  await page.goto(`/fo/doctor/visits/${other?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
});

test('a doctor finds patients by name and phone, and the patient’s card links to the visits', async ({ page }) => {
  await page.goto('/fo/doctor/patients');
  await page.getByRole('searchbox').fill('осипова еле');
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('link', { name: 'Осипова Елена Игоревна' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Осипова Елена Игоревна' })).toBeVisible();
  await expect(page.getByText('Заключение кардиолога')).toBeVisible();
  await page.getByRole('link', { name: 'Повторный приём кардиолога' }).click();
  await expect(page).toHaveURL(path);
});

test('a doctor filters the archive, and the URL contains the filter', async ({ page }) => {
  await page.goto('/fo/doctor/archive');
  const total = page.getByRole('status').filter({ hasText: /Всего|Найдено/ });
  await expect(total).toContainText('Всего');
  await page.getByLabel('Чем закончился').selectOption('Неявки');
  await expect(page).toHaveURL(/status=no_show/);
  await expect(total).toContainText('Найдено');
  await expect(page.getByRole('main').getByText('Завершён', { exact: true })).toHaveCount(0);
  await page.getByLabel('Клиника').selectOption('«Аяла» на Абая');
  await expect(page).toHaveURL(/filial=1/);
  await page.getByLabel('Период').selectOption('7 дней');
  await expect(page).toHaveURL(/from=2026-05-06&to=2026-05-12/);
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('Ничего не найдено')).toBeVisible();
  await page.getByRole('link', { name: 'Сбросить фильтры' }).click();
  await expect(total).toContainText('Всего');
});

test('a doctor’s note on a patient’s card is saved to the patient’s latest visit', async ({ page, provider }) => {
  const begun = [...provider.db.visits.all()]
    .filter(
      ({ doctor_id, client_id, starts_at }) => doctor_id === 1 && client_id === 50 && starts_at < '2026-05-12T08:20',
    )
    .toSorted((a, b) => b.starts_at.localeCompare(a.starts_at));
  await page.goto('/fo/doctor/patients/50');
  await page.getByLabel('Новая заметка').fill('Переносит лизиноприл хорошо');
  await page.getByRole('button', { name: 'Сохранить заметку' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Переносит лизиноприл хорошо' })).toBeVisible();
  await expect(page.getByLabel('Новая заметка')).toHaveValue('');
  const note = [...provider.db.visit_notes.all()].find(({ text }) => text === 'Переносит лизиноприл хорошо');
  expect(note?.visit_id).toBe(begun[0]?.id);
});
