import { expect } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { test } from '../fixtures.ts';
import {
  book,
  bookButton,
  bookingPath,
  chooseTime,
  clock,
  consent,
  freeTimes,
  openBooking,
  seeBooked,
  someoneElseTakes,
  tryToBook,
} from '../support/booking.ts';

test.beforeEach(async ({ signIn }) => signIn('patient'));

test('a patient whose slot is taken before the booking page opens can choose another slot on the booking page', async ({
  page,
  provider,
}) => {
  const [first = ''] = await freeTimes(provider);
  await someoneElseTakes(provider, first);
  await page.goto(bookingPath(first));
  await expect(page.getByText(`${clock(first)} только что заняли.`).filter({ visible: true })).toBeVisible();

  await chooseTime(page);
  await expect(page.getByText('Держим время для вас').filter({ visible: true })).toBeVisible();
  await book(page);
});

test('a patient who opens the booking page of a slot they have already booked sees the visit and books no second visit', async ({
  page,
  provider,
}) => {
  const [first = ''] = await freeTimes(provider);
  await openBooking(page, first);
  await book(page);
  await page.goto(bookingPath(first));
  await expect(page.getByText(/^Вы уже записаны на/).filter({ visible: true })).toBeVisible();
  await expect(page.getByText('только что заняли')).toHaveCount(0);
  await page.getByRole('link', { name: 'Открыть запись' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/fo\/patient\/visits\/\d+$/);
  expect(provider.count('POST', '/fo/patient/visits')).toBe(1);
});

test('a patient whose slot is lost at submit sees an error and keeps the input', async ({ page, provider }) => {
  const [first = ''] = await freeTimes(provider);
  await openBooking(page, first);
  await page.getByLabel('Что беспокоит').fill('Давление вечером до 145/95');
  await page.getByLabel('Телефон').fill('8 701 222 33 44');

  // Removes the hold and books the slot for another person.
  for (const hold of [...provider.db.slot_holds.all()]) provider.db.slot_holds.remove(hold.id);
  await someoneElseTakes(provider, first);
  await tryToBook(page);

  await expect(
    page.getByText(`${clock(first)}: время больше не удерживается.`).filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Что беспокоит')).toHaveValue('Давление вечером до 145/95');
  await expect(page.getByLabel('Телефон')).toHaveValue('+7-701-222-33-44');

  await chooseTime(page);
  await expect(page.getByText('Держим время для вас').filter({ visible: true })).toBeVisible();
  await expect(consent(page)).toBeChecked();
  await bookButton(page).click();
  await seeBooked(page);
  expect([...provider.db.visits.all()].filter((visit) => visit.comment === 'Давление вечером до 145/95')).toHaveLength(
    1,
  );
});

test('a patient whose slot is lost chooses another slot with arrow keys, and holds the slot with a button @desktop', async ({
  page,
  provider,
}) => {
  const [first = ''] = await freeTimes(provider);
  await someoneElseTakes(provider, first);
  await page.goto(bookingPath(first));
  const times = page.getByRole('group', { name: /^Время, / }).filter({ visible: true });
  await times.getByRole('radio', { disabled: false }).first().focus();
  const [, , third = ''] = await freeTimes(provider);
  const asked = provider.count('POST', '/fo/patient/slot-holds');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(times.getByRole('radio', { name: clock(third), exact: true })).toBeFocused();
  const take = page.getByRole('button', { name: new RegExp(`^Выбрать .*${clock(third)}$`) }).filter({ visible: true });
  await expect(take).toBeVisible();
  expect(provider.count('POST', '/fo/patient/slot-holds')).toBe(asked);

  await take.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Держим время для вас').filter({ visible: true })).toBeVisible();
  expect(provider.count('POST', '/fo/patient/slot-holds')).toBe(asked + 1);
  expect(new URL(page.url()).searchParams.get('starts_at')).toBe(third);
});

test('a patient whose slot is lost at submit keeps the focus at the disabled button @desktop', async ({
  page,
  provider,
}) => {
  const [first = ''] = await freeTimes(provider);
  await openBooking(page, first);
  await page.getByLabel('Что беспокоит').fill('Одышка');
  provider.refuseAsTaken('post', '/fo/patient/visits');
  await consent(page).check();
  await bookButton(page).press('Enter');
  await expect(page.getByText(`${clock(first)} только что заняли.`).filter({ visible: true })).toBeVisible();
  await expect(bookButton(page)).toBeFocused();
  await expect(bookButton(page)).toBeDisabled();
  // Enter on the disabled button must not submit: a success would delete the draft.
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(page.getByLabel('Что беспокоит')).toHaveValue('Одышка');
  expect(provider.count('POST', '/fo/patient/visits')).toBe(1);
});

test('a patient whose slot is lost at submit looks at the doctor’s other slots and keeps the input', async ({
  page,
  provider,
}) => {
  const [first = ''] = await freeTimes(provider);
  await openBooking(page, first);
  await page.getByLabel('Что беспокоит').fill('Давление вечером до 145/95');
  for (const hold of [...provider.db.slot_holds.all()]) provider.db.slot_holds.remove(hold.id);
  await someoneElseTakes(provider, first);
  await tryToBook(page);
  await expect(
    page.getByText(`${clock(first)}: время больше не удерживается.`).filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByText(`${clock(first)} уже недоступно`).filter({ visible: true })).toBeVisible();
  const [, second = ''] = await freeTimes(provider);
  await openBooking(page, second);
  await expect(page.getByLabel('Что беспокоит')).toHaveValue('Давление вечером до 145/95');
});

test('a patient whose hold expired while the device slept reads this at once, and can hold the slot again', async ({
  page,
  provider,
  watch,
  forward,
}) => {
  const [first = ''] = await freeTimes(provider);
  await openBooking(page, first);
  await page.getByLabel('Что беспокоит').fill('Одышка');
  // Moves the clock without running the page's timers.
  await forward({ minutes: 20 });
  await expect(page.getByRole('heading', { name: 'Прошло 5 минут' }).filter({ visible: true })).toBeVisible();
  await expect(bookButton(page)).toBeDisabled();
  await page
    .getByRole('button', { name: `Продолжить с ${clock(first)}` })
    .filter({ visible: true })
    .click();
  await expect(page.getByText('Держим время для вас').filter({ visible: true })).toBeVisible();
  await expect(page.getByLabel('Что беспокоит')).toHaveValue('Одышка');
  await book(page);
  expect(watch.problems()).toEqual([]);
});

test('a patient sees the server’s error at the field of the booking form, and loses no input when the server fails', async ({
  page,
  provider,
}) => {
  const [first = ''] = await freeTimes(provider);
  await openBooking(page, first);
  await page.getByLabel('Что беспокоит').fill('Одышка');
  await consent(page).check();
  const button = bookButton(page);

  provider.use(
    http.post('*/api/v0/fo/patient/visits', () =>
      HttpResponse.json({ message: 'Проверьте поля', errors: { phone: ['Номер не обслуживается'] } }, { status: 422 }),
    ),
  );
  await button.click();
  await expect(page.getByRole('alert').getByRole('link', { name: /Телефон: номер не обслуживается/ })).toBeVisible();
  await expect(page.getByLabel('Телефон')).toHaveAttribute('aria-invalid', 'true');

  provider.reset();
  provider.use(http.post('*/api/v0/fo/patient/visits', () => HttpResponse.json({ message: '' }, { status: 500 })));
  await button.click();
  await expect(page.getByRole('alert').getByText('Непредвиденная ошибка, попробуйте позже').first()).toBeVisible();
  await expect(page.getByLabel('Что беспокоит')).toHaveValue('Одышка');

  provider.reset();
  await button.click();
  await seeBooked(page);
});

test('a patient who leaves the booking page releases the slot', async ({ page, provider }) => {
  const [first = ''] = await freeTimes(provider);
  await openBooking(page, first);
  expect(await freeTimes(provider)).not.toContain(first);
  await page.getByRole('link', { name: 'К врачу' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Серикова/ })).toBeVisible();
  await expect.poll(() => freeTimes(provider)).toContain(first);
});

test('a patient who books without consent sees an error at the checkbox, and no request is sent', async ({
  page,
  provider,
}) => {
  const [first = ''] = await freeTimes(provider);
  await openBooking(page, first);
  await page.getByLabel('Телефон').fill('12');
  await bookButton(page).click();
  await expect(page.getByRole('alert').getByRole('link', { name: /Телефон/ })).toBeVisible();
  await expect(page.getByText('Без согласия клиника не сможет принять запись').first()).toBeVisible();
  expect(provider.count('POST', '/fo/patient/visits')).toBe(0);
});

test('a booking lists a child whom the doctor does not treat, and shows why the child can’t be chosen', async ({
  page,
  provider,
}) => {
  const [first = ''] = await freeTimes(provider);
  await openBooking(page, first);
  const son = page.getByRole('radio', { name: /Сын, 9 лет/ });
  await expect(son).toBeDisabled();
  await expect(page.getByText('Врач не принимает детей')).toBeVisible();
});

test('a booking URL without a doctor or a slot redirects to the search', async ({ page }) => {
  await page.goto('/fo/patient/schedule-record?starts_at=вчера&doctor=<script>');
  await expect(page.getByRole('heading', { name: 'Выберите врача и время' })).toBeVisible();
});
