import { expect, type Locator, type Page } from '@playwright/test';
import { verifyAccount } from '#mocks/rules/identity.ts';
import { button, choose, consentAndSend, fillName, fillPasswords, fillPerson, openChoice } from './auth/registering.ts';
import { test } from './fixtures.ts';
import { openBooking } from './support/booking.ts';
import type { TestProvider } from './support/test-provider.ts';

const DOCTOR = 'new-doctor@demo.kz';
const CLINIC = 'new-clinic@demo.kz';
const CAN = 'К вам можно записаться';
const CANNOT = 'К вам пока нельзя записаться';

/** The list of steps on the home page. */
const steps = (page: Page): Locator => page.getByRole('region', { name: 'До первой записи' });
const undone = (page: Page): Locator => steps(page).getByRole('listitem').filter({ hasNotText: 'Готово' });
const next = (page: Page, name: string | RegExp) => steps(page).getByRole('link', { name }).click();

async function registerDoctor(page: Page, provider: TestProvider): Promise<void> {
  await openChoice(page, provider, DOCTOR);
  await choose(page, 'Я врач');
  await fillPerson(page);
  await page.getByRole('checkbox', { name: 'Терапевт', exact: true }).check();
  await page.getByLabel('Год начала практики').fill('2014');
  await fillPasswords(page);
  await consentAndSend(page);
  await expect(page).toHaveURL(/\/fo\/doctor/);
}

/** Adds services and hours by the links of the list of steps. */
async function giveServicesAndHours(page: Page): Promise<void> {
  await page.goto('/fo/doctor/home');
  await next(page, /услуги и.цены/i);
  await page.getByRole('button', { name: 'Добавить услугу' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet
    .getByRole('button', { name: /Первичный приём/ })
    .first()
    .click();
  await sheet.getByLabel('Цена, ₸').fill('9000');
  await sheet.getByRole('button', { name: /^Добавить/ }).click();
  await expect(sheet).toHaveCount(0);
  await page.goto('/fo/doctor/home');
  await expect(page.getByRole('heading', { name: 'Часов приёма пока нет' })).toBeVisible();
  await next(page, /часы приёма/i);
  await page.getByRole('switch', { name: 'Приём, среда' }).check();
  await page.getByRole('button', { name: /Проверить и.сохранить/ }).click();
  await expect(page.getByText('Часы приёма сохранены')).toBeVisible();
}

/** A patient opens the page that the list of steps links to, and books the first free slot. */
async function bookFirst(provider: TestProvider, patient: Page): Promise<void> {
  const { db } = provider;
  const doctor = db.doctors.require(db.users.findOne('email', DOCTOR)?.doctor_id ?? 0);
  const [link] = db.doctor_services.find('doctor', doctor.id);
  const whose = { slug: doctor.slug, filialId: link?.filial_id ?? 0, serviceId: link?.service_id ?? 0 };
  await openBooking(patient, '2026-05-13T09:00:00+05:00', whose);
  await patient.getByRole('checkbox', { name: /Даю согласие/ }).check();
  await patient.getByRole('button', { name: 'Записаться', exact: true }).click();
  await expect(patient.getByRole('heading', { level: 1, name: /Запись отправлена|Вы записаны/ })).toBeVisible();
  expect(db.visits.find('doctor', doctor.id)).toHaveLength(1);
}

test('a newly registered doctor follows the steps that the site shows, up to the first booked visit', async ({
  page,
  provider,
  openOther,
  signIn,
}) => {
  await registerDoctor(page, provider);
  await expect(steps(page)).toContainText(CANNOT);
  await expect(undone(page)).toHaveCount(5);
  await next(page, /клиника/i);
  await expect(page.getByText('Частный кабинет')).toBeVisible();
  await page.getByRole('button', { name: 'Найти клинику' }).click();
  await page.getByRole('searchbox').fill('Аяла');
  await page.getByRole('button', { name: /Аяла/ }).first().click();
  await page.getByRole('button', { name: /^Отправить запрос ?: .*Абая/ }).click();
  await page.goto('/fo/doctor/home');
  await expect(steps(page)).toContainText('Клиника ещё не ответила на ваш запрос');

  const clinic = await openOther();
  await signIn('clinic', { page: clinic });
  await clinic.goto('/fo/clinic/doctors');
  await clinic.getByRole('button', { name: /^Принять.*Нурланова/ }).click();
  await expect(clinic.getByRole('button', { name: /^Принять.*Нурланова/ })).toHaveCount(0);

  await giveServicesAndHours(page);
  // Every page shows that only the verification is missing.
  for (const path of ['/fo/doctor/operating-modes', '/fo/doctor/profile', '/fo/doctor/schedule']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(`${CANNOT}.`).first(), path).toBeVisible();
  }
  expect(verifyAccount(provider.db, DOCTOR)).toBe(true);
  await page.goto('/fo/doctor/profile');
  await expect(page.getByRole('main').getByText(CAN)).toBeVisible();
  await expect(page.getByRole('main').getByText(CANNOT)).toHaveCount(0);
  await page.goto('/fo/doctor/home');
  await expect(steps(page)).toContainText(CAN);
  await steps(page).getByRole('link', { name: 'Страница для пациентов' }).click();
  await expect(page).toHaveURL(/\/doctor\/nurlanova-asel/);

  const patient = await openOther();
  await signIn('patient', { page: patient });
  await bookFirst(provider, patient);
  await page.goto('/fo/doctor/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(steps(page)).toHaveCount(0);
});

test('a newly registered clinic opens its first filial, invites a doctor, and gets its first booked visit', async ({
  page,
  provider,
  openOther,
  signIn,
}) => {
  await openChoice(page, provider, CLINIC);
  await choose(page, 'Мы клиника');
  await page.getByLabel('Название', { exact: true }).fill('Клиника «Шипа»');
  await page.getByLabel('Тип').selectOption({ index: 1 });
  await page.getByLabel('Город').selectOption('Алматы');
  await page.getByLabel('Сколько филиалов').fill('1');
  await page.getByLabel('Год открытия').fill('2016');
  await page.getByLabel('БИН').fill('160340007019');
  await page.getByLabel('Юридическое название').fill('ТОО «Шипа Мед»');
  await page.getByLabel('Юридический адрес').fill('Алматы, ул. Сыганак, 18');
  await fillName(page);
  await fillPasswords(page);
  await consentAndSend(page);
  await expect(page).toHaveURL(/\/fo\/clinic/);
  await expect(undone(page)).toHaveCount(6);

  await next(page, /первый филиал/i);
  await page.getByLabel('Название', { exact: true }).fill('«Шипа» на Сыганак');
  await page.getByLabel('Телефон', { exact: true }).fill('87000003301');
  await page.getByLabel('Тип').selectOption({ index: 1 });
  await page.getByLabel('Город').selectOption('Алматы');
  await page.getByLabel('Улица и дом').fill('ул. Сыганак, 18');
  await button(page, 'Добавить филиал').click();
  await expect(page.getByRole('heading', { level: 1, name: '«Шипа» на Сыганак' })).toBeVisible();
  await page.goto('/fo/clinic/filials');
  await next(page, /филиал открыт/i);
  await expect(page.getByRole('button', { name: 'Открыть для пациентов' })).toBeInViewport();
  await page.getByRole('button', { name: 'Открыть для пациентов' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('Мы ещё проверяем клинику');
  await asked.getByRole('button', { name: 'Открыть для пациентов' }).click();
  await expect(asked).toHaveCount(0);

  const doctor = await openOther();
  await registerDoctor(doctor, provider);
  await page.goto('/fo/clinic/filials');
  await next(page, /врачи/i);
  await page.getByLabel(/почта/i).fill(DOCTOR);
  await page.getByRole('button', { name: /^Пригласить/ }).click();
  await expect(page.getByText(/Приглашение отправлено/)).toBeVisible();
  await doctor.goto('/fo/doctor/clinics-binding');
  await doctor.getByRole('button', { name: /^Принять/ }).click();
  await giveServicesAndHours(doctor);
  await doctor.goto('/fo/doctor/home');
  await expect(undone(doctor)).toHaveText([/Клиника открыта для пациентов/, /Проверка анкеты/]);

  for (const email of [DOCTOR, CLINIC]) expect(verifyAccount(provider.db, email)).toBe(true);
  await page.goto('/fo/clinic/filials');
  await expect(steps(page)).toContainText(CAN);
  await page.goto('/fo/clinic/profile');
  await expect(page.getByRole('main').getByText(CAN)).toBeVisible();
  const patient = await openOther();
  await signIn('patient', { page: patient });
  await bookFirst(provider, patient);
});
