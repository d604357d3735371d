import type { Page } from '@playwright/test';
import { book, bookingPath, freeTimes, receptionOf } from '../e2e/support/booking.ts';
import { withoutFamily } from '../e2e/support/family.ts';
import { atHome, confirmedNow, homeVisit, onlineVisit } from '../e2e/support/places.ts';
import type { TestProvider } from '../e2e/support/test-provider.ts';
import type { Screen } from './screen.ts';

/** Visits outside the clinic: booking and visit pages. */
export const placeScreens: Screen[] = [
  { name: 'booking-home', path: (provider) => firstTime(provider, 11, 'home'), as: 'patient' },
  {
    name: 'booking-home-error',
    path: (provider) => firstTime(provider, 11, 'home'),
    as: 'patient',
    prepare: async (page) => {
      await page.getByLabel('Улица и дом').fill('');
      await page.getByRole('button', { name: 'Записаться' }).filter({ visible: true }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'booked-home',
    path: (provider) => firstTime(provider, 11, 'home'),
    as: 'patient',
    prepare: async (page) => {
      await page.getByLabel('Улица и дом').fill('ул. Жандосова, 58');
      await page.getByLabel('Квартира').fill('14');
      await book(page);
    },
  },
  { name: 'booking-online', path: (provider) => firstTime(provider, 10, 'online'), as: 'patient' },
  { name: 'booked-online', path: (provider) => firstTime(provider, 10, 'online'), as: 'patient', prepare: book },
  {
    name: 'booking-nobody-suits',
    path: (provider) => {
      withoutFamily(provider);
      return firstTime(provider, 13, 'clinic');
    },
    as: 'patient',
  },
  { name: 'visit-home', path: homeVisit, as: 'patient' },
  {
    name: 'visit-home-address',
    path: homeVisit,
    as: 'patient',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Изменить адрес' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'visit-online', path: onlineVisit, as: 'patient' },
  {
    name: 'visit-online-open',
    path: (provider) => {
      confirmedNow(provider, 'online');
      return Promise.resolve(onlineVisit);
    },
    as: 'patient',
  },
  {
    name: 'visit-online-camera-refused',
    path: onlineVisit,
    as: 'patient',
    prepare: cameraRefused,
  },
  {
    name: 'visits-places',
    path: '/fo/patient/visits',
    as: 'patient',
  },
  {
    name: 'patient-home-online',
    path: (provider) => {
      confirmedNow(provider, 'online');
      return Promise.resolve('/fo/patient');
    },
    as: 'patient',
  },
  {
    name: 'patient-home-doctor-comes',
    path: (provider) => {
      confirmedNow(provider, 'home');
      return Promise.resolve('/fo/patient');
    },
    as: 'patient',
  },
  { name: 'doctor-home-service', path: doctorAtHome },
];

async function firstTime(
  provider: TestProvider,
  doctor: number,
  format: 'clinic' | 'online' | 'home',
): Promise<string> {
  const whose = receptionOf(provider, doctor, format);
  const [time = ''] = await freeTimes(provider, whose);
  return bookingPath(time, whose);
}

function doctorAtHome(provider: TestProvider): Promise<string> {
  const { slug, filialId, serviceId } = receptionOf(provider, atHome.doctorId, 'home');
  return Promise.resolve(`/doctor/${slug}?filial=${filialId}&service=${serviceId}`);
}

async function cameraRefused(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Проверить камеру/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Повторить' }).waitFor();
}
