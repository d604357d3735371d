import { expect, type Locator, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';

/** An unconfirmed visit of the demo patient in about two weeks. */
const path = '/fo/doctor/visits/1';
const api = '*/api/v0/fo/doctor/visits';

interface Form {
  /** The method of the failing request. */
  readonly method: 'post' | 'put';
  readonly url: string;
  /** The field that a 422 reports. */
  readonly field: string;
  /** Opens the form and fills it in. */
  readonly fill: (page: Page) => Promise<void>;
  readonly send: (page: Page) => Locator;
  /** The field with the typed text. */
  readonly typed: (page: Page) => Locator;
  readonly text: string;
  /** Expects the page after success. */
  readonly done: (page: Page) => Promise<void>;
}

const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const isGone = (page: Page) => expect(dialogOf(page)).toHaveCount(0);

const forms: Readonly<Record<string, Form>> = {
  'a refusal': {
    method: 'put',
    url: `${api}/:id/state`,
    field: 'reason',
    fill: async (page) => {
      await page.getByRole('button', { name: /отказать/i }).click();
      await dialogOf(page).getByLabel('Причина').fill('Нужен ревматолог');
    },
    send: (page) => dialogOf(page).getByRole('button', { name: 'Отказать' }),
    typed: (page) => dialogOf(page).getByLabel('Причина'),
    text: 'Нужен ревматолог',
    done: isGone,
  },
  'a move': {
    method: 'post',
    url: `${api}/:id/reschedule`,
    field: 'reason',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Перенести' }).click();
      await dialogOf(page).getByRole('radio', { name: /16:30/ }).check({ force: true });
      await dialogOf(page).getByLabel('Причина').fill('Операция');
    },
    send: (page) => dialogOf(page).getByRole('button', { name: /^Перенести на/ }),
    typed: (page) => dialogOf(page).getByLabel('Причина'),
    text: 'Операция',
    done: isGone,
  },
  'a note': {
    method: 'post',
    url: `${api}/:id/notes`,
    field: 'text',
    fill: (page) => page.getByLabel('Новая заметка').fill('Проверить щитовидную железу'),
    send: (page) => page.getByRole('button', { name: 'Сохранить заметку' }),
    typed: (page) => page.getByLabel('Новая заметка'),
    text: 'Проверить щитовидную железу',
    done: (page) => expect(page.getByLabel('Новая заметка')).toHaveValue(''),
  },
  'a document': {
    method: 'post',
    url: `${api}/:id/documents`,
    field: 'name',
    fill: async (page) => {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Добавить документ' }).click();
      const buffer = Buffer.from('%PDF-1.4\n');
      await (await choosing).setFiles({ name: 'Заключение.pdf', mimeType: 'application/pdf', buffer });
      await page.getByLabel('Название').fill('Заключение ревматолога');
    },
    send: (page) => page.getByRole('button', { name: 'Добавить', exact: true }),
    typed: (page) => page.getByLabel('Название'),
    text: 'Заключение ревматолога',
    done: (page) => expect(page.getByLabel('Название')).toHaveCount(0),
  },
  'a new visit after a refused one': {
    method: 'post',
    url: api,
    field: 'service_id',
    fill: async (page) => {
      await page.getByRole('button', { name: /отказать/i }).click();
      await dialogOf(page).getByRole('button', { name: 'Врач заболел' }).click();
      await dialogOf(page).getByRole('button', { name: 'Отказать' }).click();
      await page.getByRole('button', { name: 'Записать снова' }).click();
      await dialogOf(page).getByLabel('Жалоба или просьба').fill('Давление вечером');
      await dialogOf(page)
        .getByRole('radio', { name: /^\d\d:\d\d/ })
        .first()
        .check({ force: true });
    },
    send: (page) => dialogOf(page).getByRole('button', { name: /^Записать на/ }),
    typed: (page) => dialogOf(page).getByLabel('Жалоба или просьба'),
    text: 'Давление вечером',
    done: isGone,
  },
};

const failures = [
  { why: 'lost', answer: () => HttpResponse.error(), said: () => /Проверьте интернет/ },
  {
    why: '404',
    answer: () => HttpResponse.json({ message: 'Такого визита нет' }, { status: 404 }),
    said: () => 'Такого визита нет',
  },
  {
    why: '409',
    answer: () => HttpResponse.json({ message: 'Визит уже изменился', code: 'wrong_state' }, { status: 409 }),
    said: () => 'Визит уже изменился',
  },
  {
    why: '422',
    answer: (field: string) =>
      HttpResponse.json({ message: 'Проверьте поля', errors: { [field]: ['Напишите иначе'] } }, { status: 422 }),
    said: () => 'Напишите иначе',
  },
] as const;

test.beforeEach(async ({ signIn, watch }) => {
  watch.allow(/404|409|422|Failed to (load|fetch)/);
  await signIn('doctor');
});

for (const [name, { method, url, field, fill, send, typed, text, done }] of Object.entries(forms)) {
  test(`a doctor’s form keeps the input after each kind of failure, and then succeeds: ${name}`, async ({
    page,
    provider,
  }) => {
    await page.goto(path);
    await fill(page);
    for (const { why, answer, said } of failures) {
      provider.use(http[method](url, () => answer(field), { once: true }));
      await send(page).click();
      const where = page.getByRole('main').or(dialogOf(page));
      await expect(where.getByText(said()).first(), why).toBeVisible();
      await expect(typed(page), why).toHaveValue(text);
    }
    await send(page).click();
    await done(page);
  });
}

test('a doctor who types a text that is too long reads its length, loses no letter, and can’t send the text', async ({
  page,
  provider,
}) => {
  await page.goto(path);
  await page.getByRole('button', { name: /отказать/i }).click();
  const reason = dialogOf(page).getByLabel('Причина');
  await reason.fill('а'.repeat(270));
  await expect(dialogOf(page).getByText('Осталось 30 знаков')).toBeVisible();
  await reason.fill('а'.repeat(412));
  await expect(dialogOf(page).getByText(/^Не.длиннее 300.знаков, сейчас 412$/)).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Отказать' }).click();
  await expect(reason).toHaveValue('а'.repeat(412));
  expect(provider.db.visits.require(1).status).toBe('pending');
  await reason.fill('Нужен ревматолог');
  await dialogOf(page).getByRole('button', { name: 'Отказать' }).click();
  await isGone(page);
});
