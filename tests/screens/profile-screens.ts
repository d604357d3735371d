import type { Page } from '@playwright/test';
import { cropPhoto, choosePhoto, PROFILE, save } from '../e2e/patient/profile-page.ts';
import { people } from '../e2e/support/people.ts';
import { jpegOfSize, png } from '../e2e/support/pictures.ts';
import type { TestProvider } from '../e2e/support/test-provider.ts';
import type { Screen } from './screen.ts';

const ready = (page: Page) => page.getByRole('heading', { name: 'Личные данные' }).waitFor();

/** A long name, and only the required fields of a registration. */
async function bare(page: Page, provider: TestProvider): Promise<void> {
  const user = provider.db.users.findOne('email', people.patient.email);
  provider.db.users.update(user?.id ?? 0, {
    second_name: 'Константинопольская-Преображенская',
    first_name: 'Александра-Виктория',
    third_name: null,
    ...{ phone: null, iin: null, birthday: null, gender: null, address: null, citizenship_id: null },
  });
  for (const consent of provider.db.consents.find('user', user?.id ?? 0)) provider.db.consents.remove(consent.id);
  await page.reload();
  await ready(page);
}

const states: Record<string, (page: Page, provider: TestProvider) => Promise<unknown>> = {
  profile: ready,
  'profile-bare': bare,
  'profile-changed': async (page) => {
    await page.getByLabel('Дата рождения').fill('16.05.1990');
    await page.getByLabel('Адрес').fill('Алматы, пр. Абая, 150, кв. 12');
  },
  'profile-errors': async (page, provider) => {
    await bare(page, provider);
    await page.getByLabel('Адрес').fill('Алматы');
    await save(page);
    await page.getByRole('alert').first().waitFor();
  },
  'profile-iin-lost': async (page) => {
    await page.getByLabel('ИИН').fill('851123300454');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('Новый ИИН не\u00A0сохранился').waitFor();
  },
  'profile-reset': async (page) => {
    await page.getByLabel('Адрес').fill('Алматы');
    await page.getByRole('button', { name: 'Сбросить' }).click();
  },
  'profile-consents': async (page) => {
    for (const summary of await page.locator('main summary').all()) await summary.click();
  },
  'profile-photo-refused': (page) => choosePhoto(page, jpegOfSize(5 * 1024 * 1024 + 1)),
  'profile-photo-crop': (page) => cropPhoto(page, png()),
  'profile-photo': async (page) => {
    const dialog = await cropPhoto(page, png());
    await dialog.getByRole('button', { name: 'Сохранить фото' }).click();
    await page.getByRole('button', { name: 'Удалить фото' }).waitFor();
  },
  'profile-photo-remove': async (page, provider) => {
    await states['profile-photo']?.(page, provider);
    await page.getByRole('button', { name: 'Удалить фото' }).click();
  },
};

/** The patient's profile in each state. */
export const profileScreens: Screen[] = Object.entries(states).map(([name, prepare]) => ({
  name,
  path: PROFILE,
  as: 'patient',
  prepare: async (page, provider) => {
    await ready(page);
    await prepare(page, provider);
  },
}));
