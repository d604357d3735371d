import { expect, type Locator, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';

/** The demo patient's visits, by their ids in the seed. */
const PENDING = 1;
const TODAY = 2;
const LATEST = 4;

const list = '/fo/patient/visits';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test.beforeEach(async ({ signIn }) => signIn('patient'));

test.describe('a patient’s list of visits', () => {
  test('shows only one person’s visits on request, and the URL contains the person @both', async ({ page }) => {
    await page.goto(`${list}?status=past`);
    const whose = page.getByRole('navigation', { name: 'Чьи визиты' });
    await expect(whose.getByRole('link')).toHaveText(['Все', 'Я', 'Марк', 'Мама']);
    await whose.getByRole('link', { name: 'Марк' }).click();
    await expect(page).toHaveURL(/status=past&person=1$/);
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Для' });
    await expect(rows.first()).toContainText('Для: Марк');
    await expect(rows.filter({ hasNotText: 'Для: Марк' })).toHaveCount(0);

    await page.reload();
    await expect(whose.getByRole('link', { name: 'Марк' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: /Предстоящие/ }).click();
    await expect(page).toHaveURL(/person=1$/);
    await expect(rows).toHaveCount(2);
    await page.getByRole('link', { name: /Отменённые/ }).click();
    await expect(heading(page, 'Отменённых визитов нет')).toBeVisible();
    await page.getByRole('link', { name: 'Показать визиты всей семьи' }).click();
    await expect(rows).toHaveCount(2);
    await page.goBack();
    await expect(heading(page, 'Отменённых визитов нет')).toBeVisible();
  });

  test('has its heading, tabs and links 16 px from the edge of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(list);
    const whose = page.getByRole('navigation', { name: 'Чьи визиты' });
    const left = async (part: Locator): Promise<number | undefined> => (await part.boundingBox())?.x;
    expect(await left(heading(page, 'Визиты'))).toBe(16);
    expect(await left(page.getByRole('link', { name: /Предстоящие/ }))).toBe(16);
    expect(await left(whose.getByRole('link').first())).toBe(16);
    expect(await left(page.getByRole('heading', { level: 2, name: /2026/ }).first())).toBe(16);
  });

  test('ignores an unknown person in the URL', async ({ page }) => {
    await page.goto(`${list}?person=mother`);
    await expect(page.getByRole('link', { name: 'Все', exact: true })).toHaveAttribute('aria-current', 'page');
    await page.goto(`${list}?person=999999`);
    await expect(heading(page, 'Предстоящих визитов нет')).toBeVisible();
  });

  test('is complete even if the family fails to load', async ({ page, provider }) => {
    provider.use(http.get('*/fo/patient/family', () => HttpResponse.json({ message: 'Ошибка' }, { status: 500 })));
    await page.goto(list);
    await expect(page.getByText('Зарина Өтегенова').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Чьи визиты' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: /уведомления/i }).getByText('Ошибка')).toHaveCount(0);
  });

  test('shows at the button why a confirmation failed, and removes a visit cancelled meanwhile', async ({
    page,
    provider,
  }) => {
    provider.use(http.post('*/attendance', () => HttpResponse.error()));
    await page.goto(list);
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Зарина Өтегенова' });
    const confirm = row.getByRole('button', { name: /^Подтвердить/ });
    await confirm.click();
    await expect(row.getByText('Не получилось связаться с сервером')).toBeVisible();
    provider.reset();
    await provider.ask('POST', `/fo/patient/visits/${TODAY}/cancel`, { as: 'patient', body: { reason: 'Планы' } });
    await confirm.click();
    await expect(row).toHaveCount(0);
  });

  test('shows the rating of each past visit, asks for missing ratings, and opens a dispute about a no-show mark', async ({
    page,
  }) => {
    await page.goto(`${list}?status=past`);
    const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first();
    await expect(row('Ерлан Сейітов')).toContainText(/Ваша оценка\s*5/);
    await expect(row('Гүлмира Ахметова').getByRole('link', { name: /^Оценить/ })).toHaveAttribute(
      'href',
      `/fo/patient/reviews/new?visit=${LATEST}`,
    );
    await row('Зарина Өтегенова')
      .getByRole('link', { name: /^Оспорить/ })
      .click();
    await expect(heading(page, /Вы были на приёме\?/)).toBeVisible();
    await row('Ерлан Сейітов').waitFor({ state: 'detached' });
  });
});

test.describe('a patient’s visit', () => {
  test('can’t be cancelled after the deadline, and the error shows the clinic’s phone', async ({
    page,
    forward,
    provider,
  }) => {
    await page.goto(`${list}/${TODAY}`);
    await page.getByRole('button', { name: 'Отменить запись' }).click();
    await forward({ hours: 6, minutes: 1 });
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Отменить запись' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Отменить или перенести запись уже нельзя');
    await expect(dialog.getByRole('link', { name: '+7-700-000-13-30' })).toBeVisible();
    expect(provider.db.visits.require(TODAY).status).toBe('confirmed');
  });

  test('can be cancelled with a reason that the patient types', async ({ page, provider }) => {
    await page.goto(`${list}/${PENDING}`);
    await page.getByRole('button', { name: 'Отменить запись' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Другая причина').click();
    await dialog.getByLabel('Какая').fill('Уезжаю в другой город');
    await dialog.getByRole('button', { name: 'Отменить запись' }).click();
    await expect(page.getByText('Отменён вами')).toBeInViewport();
    await expect(page.locator('*:focus')).toHaveText('Отменён вами');
    await expect(page.getByText('Причина: уезжаю в другой город', { exact: true })).toBeVisible();
    expect(provider.db.visits.require(PENDING).cancel_reason).toBe('Уезжаю в другой город');
  });

  test('shows its new state even if the patient closes the dialog before the response', async ({ page, provider }) => {
    await page.goto(`${list}/${PENDING}`);
    const dialog = page.getByRole('alertdialog');
    const closeTooEarly = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Отменить запись' }).click();
      await dialog.getByRole('button', { name: 'Отменить запись' }).click();
      await dialog.getByRole('button', { name: 'Закрыть' }).click();
      await expect(dialog).toBeHidden();
    };
    const failing = Promise.withResolvers<void>();
    provider.use(http.post('*/cancel', () => failing.promise.then(() => HttpResponse.error())));
    await closeTooEarly();
    failing.resolve();
    await expect(page.getByText('Не получилось связаться с сервером. Проверьте интернет и повторите')).toBeVisible();
    expect(provider.db.visits.require(PENDING).status).toBe('pending');

    provider.reset();
    const answer = provider.hold('post', `/fo/patient/visits/${PENDING}/cancel`);
    await closeTooEarly();
    answer();
    await expect(page.getByText('Запись отменена')).toBeVisible();
    await expect(page.getByText('Отменён вами')).toBeVisible();
  });

  test('keeps a changed comment through a lost network, and the patient sends it again', async ({ page, provider }) => {
    await page.goto(`${list}/${PENDING}`);
    await page.getByRole('button', { name: 'Изменить комментарий' }).click();
    const field = page.getByLabel('Что беспокоит');
    await expect(field).toHaveValue('Давление вечером до 145/95, перебои в сердце');
    await field.fill('Давление утром до 150/95');
    provider.use(http.put('*/comment', () => HttpResponse.error()));
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText('Не получилось связаться с сервером');
    await expect(field).toHaveValue('Давление утром до 150/95');
    provider.reset();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(field).toHaveCount(0);
    await expect(page.getByText('Давление утром до 150/95')).toBeVisible();
    await expect(page.getByText('Вы изменили комментарий для врача')).toBeVisible();
  });

  test('rejects a comment after the visit’s start, and shows the reason', async ({ page, forward }) => {
    await page.goto(`${list}/${TODAY}`);
    await page.getByRole('button', { name: 'Добавить комментарий' }).click();
    await page.getByLabel('Что беспокоит').fill('Опаздываю');
    await forward({ hours: 10 });
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Приём уже начался');
  });

  test('can be disputed after the patient has corrected an error at the field', async ({ page, provider }) => {
    await page.goto(`${list}/${LATEST}`);
    await page.getByRole('button', { name: 'Приём не состоялся' }).click();
    const field = page.getByLabel('Что случилось');
    const send = page.getByRole('button', { name: 'Отправить', exact: true });
    await expect(page.getByText('Поддержка спросит клинику')).toBeVisible();
    await field.fill('Не был');
    await send.click();
    await expect(field).toHaveAccessibleDescription(/нужно хотя бы 10 знаков/);
    await expect(field).toBeFocused();

    await field.fill('Врача не было на месте, приём отменили.');
    const errors = { text: ['Опишите, что случилось'] };
    provider.use(http.post('*/dispute', () => HttpResponse.json({ message: 'Ошибка', errors }, { status: 422 })));
    await send.click();
    await expect(field).toHaveAccessibleDescription('Опишите, что случилось');
    await expect(field).toHaveValue('Врача не было на месте, приём отменили.');
    provider.reset();
    await send.click();

    await expect(heading(page, 'Визит оспорен')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Вы сообщили, что приём не состоялся' })).toContainText(
      'Оспорен',
    );
    await page.reload();
    await expect(heading(page, 'Визит оспорен')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Приём не состоялся' })).toHaveCount(0);
  });

  test('restores the text of a dispute when the dialog opens again', async ({ page }) => {
    await page.goto(`${list}/${LATEST}`);
    const open = page.getByRole('button', { name: 'Приём не состоялся' });
    await open.click();
    await page.getByLabel('Что случилось').fill('Врача не было на месте');
    await page.getByRole('button', { name: 'Не отправлять' }).click();
    await expect(open).toBeFocused();
    await open.click();
    await expect(page.getByLabel('Что случилось')).toHaveValue('Врача не было на месте');
  });

  test('shows that its documents failed to load, and reloads them on request', async ({ page, provider }) => {
    provider.use(
      http.get('*/fo/patient/medical-card/documents', () => HttpResponse.json({ message: 'Сбой' }, { status: 500 })),
    );
    await page.goto(`${list}/${LATEST}`);
    await expect(heading(page, 'История')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText('Не получилось загрузить. Сбой.');
    provider.reset();
    await page.getByRole('button', { name: 'Повторить' }).click();
    await page.getByRole('link', { name: 'Заключение невролога' }).click();
    await expect(page).toHaveURL(/\/fo\/patient\/medical-card\/\d+$/);
    await page.goBack();
    await page.getByRole('link', { name: 'Добавить документ к визиту' }).click();
    await expect(page).toHaveURL(new RegExp(`/fo/patient/medical-card/document\\?visit=${LATEST}$`));
  });

  test('can be added to a calendar, with its place and number', async ({ page }) => {
    await page.goto(`${list}/${PENDING}`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'В календарь' }).click();
    expect((await download).suggestedFilename()).toBe('aman-A-10001.ics');
  });

  test('links, after its end, to its review and to a new booking with its doctor', async ({ page }) => {
    await page.goto(`${list}/${LATEST}`);
    await expect(page.getByRole('link', { name: 'Оценить приём' })).toHaveAttribute(
      'href',
      `/fo/patient/reviews/new?visit=${LATEST}`,
    );
    await page.goto(`${list}/5`);
    await expect(page.getByRole('link', { name: /Ваша оценка\s*5/ })).toHaveAttribute(
      'href',
      /\/fo\/patient\/reviews\/\d+$/,
    );
    await page.getByRole('link', { name: 'Записаться снова' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Сейітов/ })).toBeVisible();
  });

  test('shows «not found» to another person', async ({ page, provider }) => {
    const foreign = [...provider.db.visits.all()].find(({ user_id }) => user_id !== 1);
    await page.goto(`${list}/${foreign?.id}`);
    await expect(heading(page, 'Страница не найдена')).toBeVisible();
    expect(provider.count('GET', `${list}/${foreign?.id}`)).toBe(1);
  });
});
