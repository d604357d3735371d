import { expect, type Page } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { test } from '../fixtures.ts';
import type { TestProvider } from '../support/test-provider.ts';

const SERVICES = '/fo/doctor/services';
const ABAYA = 1;
const SAMAL = 7;
/** The doctor's offer of a first visit, by default in the filial on Абая. */
const linkOf = ({ db }: TestProvider, filial = ABAYA) =>
  db.doctor_services.find('doctor', 1).find((link) => link.filial_id === filial && link.service_id === 1);
const priceButton = (page: Page) => page.getByRole('button', { name: /изменить: Первичный приём кардиолога/ }).first();
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить', exact: true }).click();

test.beforeEach(async ({ signIn, page }) => {
  await signIn('doctor');
  await page.goto(SERVICES);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Услуги и.цены/);
});

test('a doctor changes a price in the list of services in two taps @both', async ({ page, provider }) => {
  await priceButton(page).click();
  await expect(page.getByLabel('Цена, ₸')).toBeFocused();
  await page.keyboard.type('13000');
  await save(page);
  await expect(priceButton(page)).toContainText(/13.000.₸/);
  await expect(priceButton(page)).toBeFocused();
  expect(linkOf(provider)?.price).toBe(13_000);
});

test('a doctor who changes a price that another tab has changed sees a 412 error and keeps the input', async ({
  page,
  provider,
}) => {
  await priceButton(page).click();
  await page.keyboard.type('13000');
  provider.db.doctor_services.update(linkOf(provider)?.id ?? 0, { price: 14_000 });
  await save(page);
  await expect(page.getByRole('alert').first()).toContainText('Цену уже изменили: теперь 14000 ₸');
  await expect(page.getByLabel('Цена, ₸')).toHaveValue('13000');
  await save(page);
  await expect(priceButton(page)).toContainText(/13.000.₸/);
});

test('a doctor sees an error at the field of an invalid price, and keeps the input if the network is lost', async ({
  page,
  provider,
}) => {
  await priceButton(page).click();
  await page.keyboard.type('0');
  await save(page);
  await expect(page.getByLabel('Цена, ₸')).toHaveAccessibleDescription('Нужно число больше нуля');
  await page.getByLabel('Цена, ₸').fill('13500');
  provider.use(http.put('*/api/v0/fo/doctor/services/link/:id', () => HttpResponse.error()));
  await save(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Цена, ₸')).toHaveValue('13500');
  provider.reset();
  await save(page);
  await expect(priceButton(page)).toContainText(/13.500.₸/);
});

test('a doctor changes many prices at once, after a preview of the old and new prices', async ({ page, provider }) => {
  const untouched = linkOf(provider, SAMAL)?.price;
  await page.getByRole('button', { name: 'Изменить цены' }).click();
  const dialog = page.getByRole('dialog', { name: 'Изменить цены' });
  const amount = dialog.getByLabel(/На.сколько/);
  await amount.press('Enter');
  await expect(amount).toHaveAccessibleDescription('Обязательно для заполнения');
  await amount.fill('0,1');
  await amount.press('Enter');
  await expect(amount).toHaveAccessibleDescription(/Так ни.одна цена не.изменится/);
  await expect(amount).toBeFocused();
  await dialog.getByLabel('Где').selectOption({ label: '«Аяла» на Абая' });
  await amount.fill('10');
  const row = dialog.getByRole('row', { name: /Первичный приём кардиолога/ });
  await expect(row).toContainText(/12.500.₸/);
  await expect(row).toContainText(/13.800.₸/);
  await dialog.getByRole('button', { name: /^Изменить \d+.цен/ }).click();
  await expect(dialog).toBeHidden();
  await expect(priceButton(page)).toContainText(/13.800.₸/);
  expect([linkOf(provider)?.price, linkOf(provider, SAMAL)?.price]).toEqual([13_800, untouched]);
});

for (const [slug, isNeeded] of [
  ['kardiolog', true],
  ['terapevt', false],
] as const) {
  test(`a doctor with the specialisation ${slug} who turns ОСМС on finds the referral ${isNeeded ? 'required' : 'not required'}`, async ({
    page,
    provider,
  }) => {
    const id = provider.db.specialisations.findOne('slug', slug)?.id ?? 0;
    provider.db.doctors.update(1, { specialisation_ids: [id] });
    await Promise.all([page.waitForResponse(/doctor\/profile\/info$/), page.reload()]);
    await page
      .getByRole('button', { name: /^Действия: Первичный приём кардиолога/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Кто платит' }).click();
    const dialog = page.getByRole('dialog', { name: 'Кто платит' });
    await dialog.getByRole('checkbox', { name: /^По\sОСМС бесплатно/ }).check();
    const referral = dialog.getByRole('checkbox', { name: /нужно направление от\sтерапевта/ });
    await expect(referral).toBeChecked({ checked: isNeeded });
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog).toHaveCount(0);
    expect(linkOf(provider)?.needs_referral).toBe(isNeeded);
  });
}

test('a doctor hides a service from patients and shows it again, and each change must be confirmed', async ({
  page,
  provider,
}) => {
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'Действия: Первичный приём кардиолога' }).first().click();
    await page.getByRole('button', { name, exact: true }).click();
  };
  await act('Скрыть от пациентов');
  await expect(page.getByRole('alertdialog')).toContainText(/Впереди \d+.запис/);
  await page.getByRole('button', { name: 'Скрыть', exact: true }).click();
  await expect(page.getByText('Скрыта от пациентов')).toBeVisible();
  expect(linkOf(provider)?.is_visible).toBe(false);
  await act('Показать пациентам');
  await page.getByRole('button', { name: 'Показать', exact: true }).click();
  await expect(page.getByText('Скрыта от пациентов')).toBeHidden();
});

test('a doctor removes a service, adds it again from the directory, and copies it to another filial', async ({
  page,
  provider,
}) => {
  const here = page.getByRole('region', { name: /«Аяла» на.Абая/ });
  await here.getByRole('button', { name: /^Действия: Электрокардиограмма/ }).click();
  await page.getByRole('button', { name: 'Удалить', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(here.getByText(/^Электрокардиограмма/)).toHaveCount(0);

  await here.getByRole('button', { name: /^Добавить услугу/ }).click();
  await page.getByRole('searchbox').fill('экг');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Электрокардиограмма/ })
    .click();
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(page.getByLabel('Цена, ₸')).toHaveAccessibleDescription('Обязательно для заполнения');
  await page.getByLabel('Цена, ₸').fill('4000');
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(here.getByText(/^Электрокардиограмма/)).toBeVisible();

  for (const link of provider.db.doctor_services.find('doctor', 1).filter(({ filial_id }) => filial_id === SAMAL)) {
    provider.db.doctor_services.remove(link.id);
  }
  await page.reload();
  await page.getByRole('button', { name: /Скопировать в/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Скопировать услуги' });
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
  await dialog.getByRole('button', { name: 'Скопировать', exact: true }).click();
  await expect(dialog.getByText(/^Не.выбрано ни.одной услуги/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Первичный приём/ }).check();
  await page.getByRole('button', { name: /^Скопировать: / }).click();
  await expect(page.getByText(/^Скопировано: /)).toBeVisible();
  expect(linkOf(provider, SAMAL), 'the first visit is there too').toBeDefined();
});
