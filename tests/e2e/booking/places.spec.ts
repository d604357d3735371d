import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { book, clock, freeTimes, openBooking, receptionOf, tryToBook } from '../support/booking.ts';
import { confirmedNow, homeVisit, online, onlineVisit } from '../support/places.ts';
import type { TestProvider } from '../support/test-provider.ts';

/** A therapist who makes home visits, and an endocrinologist with online visits. */
const AT_HOME = 11;
const BY_VIDEO = 10;

test.beforeEach(async ({ signIn }) => signIn('patient'));

async function open(page: Page, provider: TestProvider, doctor: number, format: 'home' | 'online'): Promise<string> {
  const whose = receptionOf(provider, doctor, format);
  const [first = ''] = await freeTimes(provider, whose);
  await openBooking(page, first, whose);
  return first;
}

test('a patient who books a home visit must enter an address, and sees no route to the clinic', async ({
  page,
  provider,
}) => {
  const start = await open(page, provider, AT_HOME, 'home');
  const hour = `с ${clock(start)} до ${clock(new Date(Date.parse(start) + 6 * 3_600_000).toISOString())}`;
  await expect(page.getByRole('heading', { name: 'Кому нужен врач' })).toBeVisible();
  await page.getByLabel('Улица и дом').fill('ул. Жандосова, 58');
  await page.getByLabel('Улица и дом').fill('');
  await tryToBook(page);
  await expect(page.getByRole('alert').getByRole('link', { name: /^Улица и дом/ })).toBeVisible();
  await page.getByLabel('Улица и дом').fill('ул. Жандосова, 58');
  await page.getByLabel('Квартира').fill('14');
  await page.getByLabel('Домофон').fill('14В');
  await page.reload();
  await expect(page.getByLabel('Квартира')).toHaveValue('14');
  await expect(page.getByText('Держим время для вас').filter({ visible: true })).toBeVisible();

  await book(page);
  const main = page.getByRole('main');
  await expect(main.getByText(`Врач приедет ${hour}`)).toBeVisible();
  await expect(main).toContainText(/Алматы, ул\.\sЖандосова, 58, кв\.\s14, домофон\s14В/);
  await expect(main).toContainText(/оплата врачу на\sместе: наличными/);
  await expect(main.getByText(/Приходите|Как добраться/)).toHaveCount(0);
});

test('a patient can change the address of a home visit until the deadline for moving the visit', async ({
  page,
  provider,
}) => {
  await page.goto(homeVisit);
  await expect(page.getByRole('button', { name: 'Изменить адрес' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/Приходите|Как добраться|Маршрут/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Изменить адрес' }).click();
  const dialog = page.getByRole('dialog', { name: 'Куда приехать' });
  await dialog.getByLabel('Улица и дом').fill('ул. Манаса, 3');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Алматы, ул\.\sМанаса, 3, кв\.\s24/)).toBeVisible();
  await expect(page.getByText('Вы изменили адрес, куда приехать')).toBeVisible();
  expect(provider.db.visits.require(21).home_address?.street).toBe('ул. Манаса, 3');
});

test('an online visit shows when and where its link appears, and no route to the clinic', async ({
  page,
  provider,
}) => {
  await open(page, provider, BY_VIDEO, 'online');
  await expect(page.getByRole('main')).toContainText('Ссылка появится в визите за 10 минут до начала');
  await expect(page.getByText('Куда приехать')).toHaveCount(0);
  await book(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(/Ссылка появится в\sвизите 12\sмая в\s\d\d:\d\d\sи\sпридёт на\spatient@demo\.kz/);
  await expect(main).toContainText('клиника пришлёт счёт на почту');
  await expect(main.getByText(/Приходите|Как добраться|этаж/)).toHaveCount(0);
});

test('an open page of an online visit shows the link to the call before the visit starts, without a reload', async ({
  page,
  provider,
  forward,
}) => {
  confirmedNow(provider, 'online');
  // The visit starts in fifteen minutes, so its link is not shown yet.
  provider.db.visits.update(online.visitId, {
    starts_at: '2026-05-12T08:35:00+05:00',
    ends_at: '2026-05-12T09:05:00+05:00',
  });
  await page.goto(onlineVisit);
  await expect(page.getByText(/Ссылка появится в\sвизите 12\sмая в\s08:25/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Подключиться/ })).toHaveCount(0);
  await forward({ minutes: 6 });
  const join = page.getByRole('link', { name: /^Подключиться/ });
  await expect(join).toBeVisible({ timeout: 25_000 });
  await expect(join).toHaveAttribute('href', /^https:\/\//);
  await expect(join).toHaveAttribute('rel', /noopener/);
});

test.describe('the camera and microphone test', () => {
  test('explains that the permission is denied, and a patient can repeat the test', async ({ page }) => {
    await page.addInitScript(() => {
      let tries = 0;
      navigator.mediaDevices.getUserMedia = () => {
        tries += 1;
        if (tries === 1) return Promise.reject(new DOMException('no', 'NotAllowedError'));
        const picture = document.createElement('canvas');
        picture.getContext('2d');
        const sound = new AudioContext().createMediaStreamDestination().stream;
        const stream = new MediaStream([...picture.captureStream().getTracks(), ...sound.getTracks()]);
        Object.assign(window, { givenStream: stream });
        return Promise.resolve(stream);
      };
    });
    await page.goto(onlineVisit);
    await page.getByRole('button', { name: /Проверить камеру/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Камера и микрофон' });
    await expect(dialog).toContainText('Браузер не даёт доступ к камере и микрофону');
    await dialog.getByRole('button', { name: 'Повторить' }).click();
    await expect(dialog).toContainText('Если вы видите себя, камера работает');
    await expect(dialog.getByRole('progressbar', { name: 'Громкость микрофона' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    const states = () =>
      page.evaluate(() => {
        const { givenStream } = window as unknown as { givenStream: MediaStream };
        return givenStream.getTracks().map(({ readyState }) => readyState);
      });
    await expect.poll(states, 'camera and microphone are let go').toEqual(['ended', 'ended']);
  });
});
