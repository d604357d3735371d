import { expect } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { DOCTOR } from '#mocks/seed/demo.ts';
import { test } from '../fixtures.ts';
import { tabTo } from '../support/keyboard.ts';

const DOCTORS = '/fo/clinic/doctors';

test('a clinic accepts a doctor’s request to work at the clinic', async ({ page, signIn, provider }) => {
  await signIn('clinic');
  await page.goto(DOCTORS);
  const requests = page.getByRole('region', { name: 'Просят принимать у вас' });
  await expect(requests).toContainText('Ғалиев Тимур');
  await requests.getByRole('button', { name: 'Принять' }).click();
  await expect(requests).toHaveCount(0);
  // The toast opens the new doctor's row, which shows that the hours are missing.
  const toast = page.getByRole('listitem').filter({ hasText: 'теперь принимает' });
  await toast.getByRole('button', { name: 'Открыть' }).click();
  const row = page.getByRole('region', { name: 'Врачи клиники' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Часы не указаны');
  await expect(row).not.toContainText('%');
  expect(provider.db.doctors.require(DOCTOR.galiev).filial_ids).toContain(2);
});

test('an owner answers doctors’ requests with the keyboard alone, and focus stays near the list', async ({
  page,
  signIn,
  provider,
}) => {
  const { binding_requests: requests } = provider.db;
  const first = requests.require(`${DOCTOR.galiev}:2`);
  requests.insert({ ...first, id: `${DOCTOR.galiev}:3`, filial_id: 3 });
  await signIn('clinic');
  await page.goto(DOCTORS);
  const title = page.getByRole('heading', { name: 'Просят принимать у вас' });
  await expect(title).toBeVisible();
  await tabTo(page, /^Отказать/);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Вернуться' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Отказать/ })).toHaveCount(1);
  await expect(title).toBeFocused();

  await tabTo(page, /^Принять/);
  await page.keyboard.press('Enter');
  await expect(title).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Врачи' })).toBeFocused();
});

test('an owner finds doctors by name and filial, and sees their hours and services', async ({ page, signIn }) => {
  await signIn('clinic');
  await page.goto(DOCTORS);
  const list = page.getByRole('region', { name: 'Врачи клиники' });
  await page.getByRole('searchbox', { name: 'Имя врача' }).fill('серик');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: /Действия: Серикова/ }).click();
  await page.getByRole('button', { name: 'Часы и услуги' }).click();
  const dialog = page.getByRole('dialog', { name: /Серикова/ });
  await expect(dialog).toContainText('Первичный приём кардиолога');
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await page.getByRole('searchbox').fill('');
  await list.getByLabel('Филиал', { exact: true }).selectOption({ label: '«Аяла» в Орбите' });
  await expect(list).toContainText('Құлбаева');
  await expect(list).not.toContainText('Серикова');
});

test('the filial chosen in the header filters each list, and a list’s filter by filial changes the header', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/reviews?page=2');
  const desk = page.getByRole('banner').getByRole('button', { name: /Филиал: / });
  await desk.click();
  await page
    .getByRole('list', { name: 'Филиал' })
    .getByRole('button', { name: /в Орбите/ })
    .click();
  // A change of the filial drops the page number, which counted all reviews.
  await expect(page).toHaveURL('/fo/clinic/reviews');
  const filter = page.getByRole('main').getByLabel('Филиал', { exact: true });
  await expect(filter).toHaveValue('3');
  for (const [name, path] of [
    ['Лист ожидания', '/waitlist?'],
    ['Врачи', '/doctors?'],
  ] as const) {
    const asked = page.waitForRequest((one) => one.url().includes(path) && one.url().includes('filial_id=3'));
    await page.getByRole('navigation', { name: 'Кабинет' }).getByRole('link', { name }).click();
    await asked;
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(filter).toHaveValue('3');
  }
  const list = page.getByRole('region', { name: 'Врачи клиники' });
  await expect(list).toContainText('Құлбаева');
  await expect(list).not.toContainText('Серикова');
  await filter.selectOption({ label: 'Все филиалы' });
  await expect(list).toContainText('Серикова');
  await expect(desk).toContainText('Все филиалы');
});

test('an owner reads why a doctor with upcoming visits can’t be removed', async ({ page, signIn, watch }) => {
  watch.allow(/409/);
  await signIn('clinic');
  await page.goto(`${DOCTORS}?q=серикова`);
  await page.getByRole('button', { name: /Действия: Серикова/ }).click();
  await page.getByRole('button', { name: 'Убрать из клиники' }).click();
  const dialog = page.getByRole('dialog', { name: /есть записи/ });
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  await expect(dialog.getByRole('link', { name: /^Все \d+ визит/ })).toHaveAttribute('href', /doctor_id=1/);
  await dialog.getByRole('button', { name: 'Оставить врача' }).click();
  await expect(page.getByRole('region', { name: 'Врачи клиники' })).toContainText('Серикова');
});

test('an owner invites a doctor from the directory to a chosen filial, and another doctor by e-mail', async ({
  page,
  signIn,
  provider,
  watch,
}) => {
  watch.allow(/422|Failed to load|ERR_/);
  await signIn('clinic');
  await page.goto(`${DOCTORS}/add`);
  await page.getByRole('searchbox', { name: 'Имя или ИИН врача' }).fill('абенов');
  const invite = page.getByRole('button', { name: /Пригласить: Әбенов/ });
  await invite.click();
  await expect(page.getByText('Выберите хотя бы один филиал')).toBeVisible();
  await page.getByLabel('«Аяла» на Абая').check();
  provider.use(http.post('*/fo/clinic/doctors', () => HttpResponse.error()));
  await invite.click();
  await expect(page.getByRole('alert')).toContainText('Не получилось связаться с сервером');
  provider.reset();
  await invite.click();
  await expect(page.getByText('Приглашение отправлено', { exact: true }).first()).toBeVisible();
  await page.getByLabel('Почта врача').fill('nobody@demo.kz');
  await page.getByRole('button', { name: 'Пригласить', exact: true }).click();
  await expect(page.getByLabel('Почта врача')).toHaveAccessibleDescription(/врач/);
  await expect(page.getByLabel('Почта врача')).toHaveValue('nobody@demo.kz');
});

test('an owner adds a clinic’s doctor to another filial and removes the doctor again', async ({ page, signIn }) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/filials/4/doctors');
  await page.getByRole('button', { name: 'Врач клиники' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Добавить: Лапин/ }).click();
  await expect(dialog.getByRole('button', { name: /Добавить: Лапин/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await page.getByRole('button', { name: /Действия: Лапин/ }).click();
  await page.getByRole('button', { name: 'Убрать из филиала' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Убрать врача' }).click();
  await expect(page.getByText('Врачей пока нет')).toBeVisible();
});

test('a receptionist who closes a doctor’s day decides about each visit', async ({ page, signIn, provider, watch }) => {
  watch.allow(/409|Failed to load|ERR_/);
  await signIn('clinic');
  await page.goto(`${DOCTORS}?q=серикова`);
  const open = async () => {
    await page.getByRole('button', { name: /Действия: Серикова/ }).click();
    await page.getByRole('button', { name: 'Закрыть день или часы' }).click();
  };
  await open();
  await page.getByLabel('Причина').fill('Врач заболел');
  provider.use(http.post('*/absences/dry-run', () => HttpResponse.error(), { once: true }));
  await page.getByRole('button', { name: 'Закрыть время' }).click();
  await expect(page.getByRole('dialog')).toContainText('Не получилось связаться с сервером');
  await page.getByRole('button', { name: 'Закрыть время' }).click();
  const dialog = page.getByRole('dialog', { name: /затронет/ });
  const title = (await dialog.getByRole('heading', { name: /затронет/ }).textContent()) ?? '';
  const count = Number(/затронет.(\d+)/.exec(title)?.[1]);
  expect(count).toBeGreaterThan(1);
  await expect(dialog.getByRole('listitem')).toHaveCount(count);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog.getByText(`Не решено ${count}`)).toBeVisible();
  await dialog.getByRole('group', { name: 'Со всеми записями' }).getByRole('button', { name: 'Отменить' }).click();
  await dialog.getByRole('listitem').first().getByText('Перенести', { exact: true }).click();
  await expect(dialog).toContainText('новое время и причину: «Врач заболел»');
  provider.use(http.post('*/doctors/1/absences', () => HttpResponse.error(), { once: true }));
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toContainText('Не получилось связаться с сервером');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/^Серикова.*, 12\sмая: приёма не\sбудет/)).toBeVisible();
  const today = provider.db.visits
    .find('doctor', DOCTOR.serikova)
    .filter(({ filial_id, starts_at }) => filial_id === 1 && starts_at.startsWith('2026-05-12'));
  expect(today.filter(({ status }) => status === 'pending' || status === 'confirmed')).toEqual([]);

  await open();
  await page.getByRole('button', { name: 'Закрыть время' }).click();
  await expect(page.getByRole('dialog')).toContainText('Уже закрыто: 12 мая');
  await page.getByRole('button', { name: /^Открыть снова: 12\sмая/ }).click();
  await expect(page.getByText(/12\sмая: время снова открыто/)).toBeVisible();
});

test('a receptionist can close a day even if the doctor’s data arrive last', async ({ page, signIn, provider }) => {
  await signIn('clinic');
  await page.goto(`${DOCTORS}?q=серикова`);
  await page.getByRole('button', { name: /Действия: Серикова/ }).click();
  const tell = provider.hold('get', '/fo/clinic/doctors/:id');
  const others = page.waitForResponse(/\/absences$/);
  await page.getByRole('button', { name: 'Закрыть день или часы' }).click();
  await others;
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /^Закрыть время/ })).toBeVisible();
  await expect(dialog.getByLabel('Причина')).toHaveCount(0);
  tell();
  await dialog.getByRole('button', { name: 'Закрыть время' }).click();
  await expect(page.getByRole('dialog', { name: /затронет/ })).toBeVisible();
});

test('a receptionist who closes some hours of a day sees the server’s error at the start field', async ({
  page,
  signIn,
  provider,
  watch,
}) => {
  watch.allow(/422/);
  await signIn('clinic');
  await page.goto(`${DOCTORS}?q=серикова`);
  await page.getByRole('button', { name: /Действия: Серикова/ }).click();
  await page.getByRole('button', { name: 'Закрыть день или часы' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^С\s13:00$/).click();
  const errors = { time_from: ['Раньше 14:00 закрыть нельзя'] };
  const refuse = () => HttpResponse.json({ message: 'Проверьте поля', errors }, { status: 422 });
  provider.use(http.post('*/absences/dry-run', refuse));
  await dialog.getByRole('button', { name: 'Закрыть время' }).click();
  const part = dialog.getByRole('group', { name: 'Какая часть дня' });
  await expect(dialog.locator(':focus')).toHaveAccessibleDescription('Раньше 14:00 закрыть нельзя');
  await part.getByText(/^До\s13:00$/).click();
  await expect(dialog).not.toContainText('Раньше 14:00 закрыть нельзя');
  // The error is about the whole period, so choosing another day also removes it.
  await dialog.getByLabel('Причина').press('Enter');
  await expect(dialog).toContainText('Раньше 14:00 закрыть нельзя');
  await dialog.getByText('Завтра', { exact: true }).click();
  await expect(dialog).not.toContainText('Раньше 14:00 закрыть нельзя');
});

test('on a phone a receptionist reads why a day was not closed @phone', async ({ page, signIn, provider, watch }) => {
  watch.allow(/Failed to load|ERR_/);
  await signIn('clinic');
  await page.goto(`${DOCTORS}?q=серикова`);
  await page.getByRole('button', { name: /Действия: Серикова/ }).click();
  await page.getByRole('button', { name: 'Закрыть день или часы' }).click();
  await expect(page.getByLabel('Причина')).toBeVisible();
  const failure = page.getByRole('dialog').getByText(/Не получилось связаться с сервером/);
  provider.use(http.post('*/absences/dry-run', () => HttpResponse.error(), { once: true }));
  await page.getByRole('button', { name: 'Закрыть время' }).click();
  await expect(failure).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Закрыть время' }).click();
  const dialog = page.getByRole('dialog', { name: /затронет/ });
  await dialog.getByRole('group', { name: 'Со всеми записями' }).getByRole('button', { name: 'Отменить' }).click();
  await dialog.getByRole('listitem').last().scrollIntoViewIfNeeded();
  provider.use(http.post('*/doctors/1/absences', () => HttpResponse.error(), { once: true }));
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(failure).toBeInViewport({ ratio: 1 });
});
