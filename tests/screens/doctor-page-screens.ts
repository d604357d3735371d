import type { Page } from '@playwright/test';
import type { TestProvider } from '../e2e/support/test-provider.ts';
import type { Screen } from './screen.ts';

const as = 'doctor';
const PROFILE = '/fo/doctor/profile';
const SERVICES = '/fo/doctor/services';
const CLINICS = '/fo/doctor/clinics-binding';

/** A newly registered doctor: no clinic, no services, no texts, not verified. */
async function bare(page: Page, { db }: TestProvider): Promise<void> {
  db.doctors.update(1, {
    avatar: null,
    description: '',
    parameter_ids: [],
    filial_ids: [],
    category_id: null,
    is_pending: true,
  });
  for (const { id } of db.doctor_services.find('doctor', 1)) db.doctor_services.remove(id);
  for (const { id } of db.binding_requests.find('doctor', 1)) db.binding_requests.remove(id);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const open = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Screens of the doctor's page, services, prices and clinics. */
export const doctorPageScreens: Screen[] = [
  { name: 'doctor-profile', path: PROFILE, as },
  { name: 'doctor-profile-bare', path: PROFILE, as, prepare: bare },
  {
    name: 'doctor-profile-changed',
    path: PROFILE,
    as,
    prepare: async (page) => {
      await page.getByLabel('Фамилия').fill('Серикова-Нурланова');
      await page.getByLabel('Детей', { exact: true }).check();
    },
  },
  { name: 'doctor-profile-work', path: PROFILE, as, prepare: open('Добавить место работы') },
  { name: 'doctor-profile-certificate', path: PROFILE, as, prepare: open('Добавить сертификат') },
  { name: 'doctor-services', path: SERVICES, as },
  { name: 'doctor-services-bare', path: SERVICES, as, prepare: bare },
  { name: 'doctor-services-price', path: SERVICES, as, prepare: open(/изменить: Первичный приём/) },
  { name: 'doctor-services-add', path: SERVICES, as, prepare: open('Добавить услугу') },
  {
    name: 'doctor-services-prices',
    path: SERVICES,
    as,
    prepare: async (page) => {
      await open('Изменить цены')(page);
      await page.getByLabel('На\u00A0сколько').fill('10');
    },
  },
  { name: 'doctor-services-copy', path: SERVICES, as, prepare: open('Скопировать в') },
  { name: 'doctor-clinics', path: CLINICS, as },
  { name: 'doctor-clinics-bare', path: CLINICS, as, prepare: bare },
  { name: 'doctor-clinics-leave', path: CLINICS, as, prepare: open(/^Уйти ?: «Аяла»/) },
  { name: 'doctor-clinics-decline', path: CLINICS, as, prepare: open('Отказаться') },
  {
    name: 'doctor-clinics-ask',
    path: CLINICS,
    as,
    prepare: async (page) => {
      await open('Найти клинику')(page);
      await page.getByRole('searchbox').fill('Айкын');
      await page.getByRole('button', { name: /Айқын/ }).click();
      await page.getByRole('button', { name: /^Отправить запрос ?: / }).waitFor();
    },
  },
];
