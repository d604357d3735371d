import type { Page } from '@playwright/test';
import { bookingPath, freeTimes, hero } from '../e2e/support/booking.ts';
import { familyPath, sonIsBusyAt, withoutFamily } from '../e2e/support/family.ts';
import type { TestProvider } from '../e2e/support/test-provider.ts';
import type { Screen } from './screen.ts';

const reschedule = '/fo/patient/visits/1/reschedule';

/** The family's pages, and a booking and a move that overlap a relative's visit. */
export const familyScreens: Screen[] = [
  { name: 'family', path: familyPath, as: 'patient' },
  {
    name: 'family-nobody',
    path: (provider) => {
      withoutFamily(provider);
      return Promise.resolve(familyPath);
    },
    as: 'patient',
  },
  { name: 'family-add', path: `${familyPath}/add`, as: 'patient' },
  {
    name: 'family-add-errors',
    path: `${familyPath}/add`,
    as: 'patient',
    prepare: async (page) => {
      await page.getByLabel('Имя').fill('Айша2');
      await page.getByRole('button', { name: 'Добавить' }).filter({ visible: true }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'family-change', path: `${familyPath}/1`, as: 'patient' },
  {
    name: 'family-delete',
    path: familyPath,
    as: 'patient',
    prepare: (page) => page.getByRole('button', { name: /Удалить: Осипова Раиса/ }).click(),
  },
  {
    name: 'family-delete-expected',
    path: familyPath,
    as: 'patient',
    prepare: async (page) => {
      await page.getByText('Ближайший визит').first().waitFor();
      await page.getByRole('button', { name: /Удалить: Осипов Марк/ }).click();
    },
  },
  { name: 'card-access', path: `${familyPath}/access?person=2`, as: 'patient' },
  { name: 'card-access-own', path: `${familyPath}/access`, as: 'patient' },
  {
    name: 'card-access-invite',
    path: `${familyPath}/access`,
    as: 'patient',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Открыть доступ' }).click();
      await page.getByRole('dialog').getByLabel('Почта').waitFor();
    },
  },
  { name: 'card-invitation', path: `${familyPath}/invitations/700002`, as: 'patient' },
  { name: 'booking-clash', path: clashing, as: 'patient', prepare: clashShown },
  {
    name: 'booking-service',
    path: firstTime,
    as: 'patient',
    prepare: (page) => page.getByRole('button', { name: 'Изменить: услуга' }).click(),
  },
  {
    name: 'booking-time',
    path: firstTime,
    as: 'patient',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Изменить: дата и время' }).click();
      await page.getByRole('dialog').getByRole('radio').first().waitFor();
    },
  },
  { name: 'booking-lost', path: taken, as: 'patient', prepare: lostShown },
  {
    name: 'booking-new-person',
    path: firstTime,
    as: 'patient',
    prepare: (page) => page.getByRole('button', { name: 'Добавить близкого' }).click(),
  },
  {
    name: 'visit-earlier-time',
    path: '/fo/patient/visits/1',
    as: 'patient',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Сообщить, если освободится раньше' }).click();
      await page.getByText('Ждём время раньше').waitFor();
    },
  },
  {
    name: 'waitlist-asked',
    path: async (provider) => {
      const { data } = await provider.ask<{ data: { filial_id: number; service: { id: number } }[] }>(
        'GET',
        '/front/doctors/zhakypov-nurlan/services',
      );
      return `/fo/patient/waitlist?doctor=zhakypov-nurlan&filial=${data[0]?.filial_id}&service=${data[0]?.service.id}`;
    },
    as: 'patient',
  },
  {
    name: 'waitlist',
    path: async (provider) => {
      await provider.ask('POST', '/fo/patient/waitlist', { as: 'patient', body: { visit_id: 1 } });
      return '/fo/patient/waitlist';
    },
    as: 'patient',
  },
  { name: 'waitlist-none', path: '/fo/patient/waitlist', as: 'all' },
  { name: 'visit-reschedule-chosen', path: reschedule, as: 'patient', prepare: chooseFirst },
];

async function firstTime(provider: TestProvider): Promise<string> {
  const [time = ''] = await freeTimes(provider);
  return bookingPath(time);
}

async function clashing(provider: TestProvider): Promise<string> {
  const [time = ''] = await freeTimes(provider);
  sonIsBusyAt(provider, time);
  return bookingPath(time);
}

async function clashShown(page: Page): Promise<void> {
  await page.getByText('В это время уже есть запись').filter({ visible: true }).waitFor();
}

async function taken(provider: TestProvider): Promise<string> {
  const [time = ''] = await freeTimes(provider);
  const { doctorId: doctor_id, filialId: filial_id, serviceId: service_id } = hero;
  const body = { doctor_id, filial_id, service_id, starts_at: time };
  await provider.ask('POST', '/fo/patient/slot-holds', { as: 'all', body });
  return bookingPath(time);
}

async function lostShown(page: Page): Promise<void> {
  await page.getByText('только что заняли').filter({ visible: true }).first().waitFor();
  await page
    .getByRole('radio', { name: /^\d\d:\d\d/ })
    .first()
    .waitFor();
}

async function chooseFirst(page: Page): Promise<void> {
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /^\d\d:\d\d/, disabled: false }) })
    .first()
    .click();
  await page.getByText('Держим новое время').waitFor();
}
