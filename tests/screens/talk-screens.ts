import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

/** Reviews, notifications and staff in the cabinets of doctor, clinic and patient. */
export const talkScreens: Screen[] = [
  { name: 'doctor-own-reviews', path: '/fo/doctor/reviews', as: 'doctor' },
  { name: 'doctor-own-reviews-unanswered', path: '/fo/doctor/reviews?unanswered=true', as: 'doctor' },
  { name: 'doctor-own-reviews-reply', path: '/fo/doctor/reviews?unanswered=true', as: 'doctor', prepare: reply },
  { name: 'doctor-reviews-in-process', path: '/fo/doctor/reviews-in-process', as: 'doctor' },
  { name: 'doctor-notifications', path: '/fo/doctor/notifications', as: 'doctor' },
  { name: 'clinic-own-reviews', path: '/fo/clinic/reviews', as: 'clinic' },
  { name: 'clinic-own-reviews-complaint', path: '/fo/clinic/reviews', as: 'clinic', prepare: complain },
  { name: 'clinic-notifications', path: '/fo/clinic/notifications', as: 'clinic' },
  { name: 'clinic-staff', path: '/fo/clinic/staff', as: 'clinic' },
  { name: 'clinic-staff-invite', path: '/fo/clinic/staff', as: 'clinic', prepare: invite },
  { name: 'doctor-analytics', path: '/fo/doctor/analytics', as: 'doctor' },
  { name: 'doctor-analytics-week', path: '/fo/doctor/analytics?period=week', as: 'doctor' },
  { name: 'clinic-waitlist', path: '/fo/clinic/waitlist', as: 'clinic' },
  { name: 'clinic-waitlist-offer', path: '/fo/clinic/waitlist', as: 'clinic', prepare: chooseOffer },
  { name: 'clinic-waitlist-caller', path: '/fo/clinic/waitlist', as: 'clinic', prepare: addCaller },
  { name: 'clinic-news', path: '/fo/clinic/news', as: 'clinic' },
  { name: 'clinic-news-add', path: '/fo/clinic/news/add', as: 'clinic' },
  { name: 'clinic-news-preview', path: '/fo/clinic/news/103', as: 'clinic', prepare: preview },
  { name: 'patient-notifications', path: '/fo/patient/notifications', as: 'patient' },
  { name: 'notifications-no-such-page', path: '/fo/patient/notifications?page=10000', as: 'patient' },
];

async function reply(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Ответить на отзыв/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await page.getByText('Обязательно для заполнения').first().waitFor();
}

async function complain(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Действия: отзыв/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Пожаловаться' }).click();
  await page.getByRole('dialog').waitFor();
}

async function invite(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Пригласить' }).click();
  await page.getByRole('dialog').waitFor();
}

async function chooseOffer(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Другое время/ })
    .first()
    .click();
  await page.getByRole('radio').first().check({ force: true });
}

async function preview(page: Page): Promise<void> {
  await page.getByText('Как увидят пациенты').click();
  await page.getByRole('article').waitFor();
}

async function addCaller(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Добавить в.лист ожидания/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Клиент: имя или телефон' }).fill('Жанна Ожидающая');
  await page.getByRole('option', { name: /^Новый клиент/ }).click();
  await dialog.getByRole('button', { name: /^Добавить/ }).click();
}
