import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';

test.describe('the page of symptoms', () => {
  test('shows the emergency number 103 first, and a note that symptoms are no diagnosis', async ({ page }) => {
    await page.goto('/symptoms');
    await expect(page.getByRole('link', { name: 'Позвонить 103' }).first()).toHaveAttribute('href', 'tel:103');
    await expect(page.getByText('Это справка, а не диагноз')).toBeVisible();
  });

  test('shows the ambulance’s number before the doctors of a symptom', async ({ page }) => {
    await page.goto('/symptoms');
    await page.getByText('Боль в груди', { exact: true }).click();
    const symptom = page.getByRole('listitem').filter({ hasText: 'Боль давит или жжёт' }).first();
    await expect(symptom.getByRole('link').first()).toHaveText('Позвонить 103');
    await symptom.getByRole('link', { name: 'Кардиолог' }).click();
    await expect(page).toHaveURL(/\/search\?.*specialisations=kardiolog/);
  });

  test('filters symptoms by text and by part of the body, with both in the URL', async ({ page }) => {
    await page.goto('/symptoms');
    await page.getByRole('navigation', { name: 'Части тела' }).getByRole('link', { name: 'Глаза' }).click();
    await expect(page).toHaveURL('/symptoms?area=eyes');
    await expect(page.getByRole('heading', { level: 2, name: 'Глаза' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Живот' })).toBeHidden();
    // A shared link scrolls to its part of the body.
    await page.goto('/symptoms?area=skin');
    await expect(page.getByRole('link', { name: 'Кожа и волосы' })).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('navigation', { name: 'Части тела' }).locator('[aria-current]')).toHaveText([
      'Кожа и волосы',
    ]);

    await page.goto('/symptoms');
    const symptom = (title: string) => page.locator('summary').filter({ hasText: title });
    await page.getByRole('searchbox').fill('отеки');
    await expect(symptom('Отёки ног')).toBeVisible();
    await expect(symptom('Кашель')).toBeHidden();
  });

  test('has a switch for child or adult, which filters the doctors and is remembered', async ({ page }) => {
    await page.goto('/symptoms');
    const who = page.getByRole('group', { name: 'У кого симптом' });
    await expect(who.getByRole('radio', { name: 'Взрослый' })).toBeChecked();
    await who.getByText('Ребёнок').click();
    await expect(page).toHaveURL('/symptoms?who=children');
    await page.locator('summary').filter({ hasText: 'Температура' }).click();
    const fever = page.locator('details[open]');
    await expect(fever.getByText('Младше 3 месяцев и температура 38° или выше.')).toBeVisible();
    await fever.getByRole('link', { name: 'Педиатр' }).click();
    await expect(page).toHaveURL(
      /specialisations=pediatr.*patients=children|patients=children.*specialisations=pediatr/,
    );
    await expect(page).toHaveURL(/when=tomorrow/);

    await page.goto('/symptoms');
    await expect(who.getByRole('radio', { name: 'Ребёнок' })).toBeChecked();
  });

  test('finds symptoms by everyday words, and chooses «child» or «adult» by these words', async ({ page }) => {
    await page.goto('/symptoms');
    await page.getByRole('searchbox').fill('у малыша болит горло');
    await expect(page.locator('summary').filter({ hasText: 'Боль в горле' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Ребёнок' })).toBeChecked();
    await expect(page.locator('details[open]').getByRole('link', { name: 'Педиатр' })).toBeVisible();
  });

  test('says that it has switched to children’s doctors, and a person can switch back to adults', async ({ page }) => {
    await page.goto('/symptoms');
    await page.getByRole('searchbox').fill('бала дәрігері');
    const said = page.getByRole('status').filter({ hasText: 'Показываем детских врачей.' });
    await expect(said).toBeInViewport();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Показать для взрослого' }).click();
    await expect(page.getByRole('radio', { name: 'Взрослый' })).toBeChecked();
    await expect(said).toHaveCount(0);

    await page.getByRole('searchbox').fill('бала дәрігер');
    await said.locator('..').getByRole('link', { name: 'Педиатр' }).click();
    await expect(page).toHaveURL(/specialisations=pediatr/);
    await expect(page).toHaveURL(/patients=children/);
  });

  test('shows that no symptom matches, and which doctor to ask', async ({ page }) => {
    await page.goto(`/symptoms?area=nowhere&q=${encodeURIComponent('<b>zzz</b>')}`);
    await expect(page.getByRole('heading', { name: 'Ничего не найдено' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Выбрать терапевта' })).toBeVisible();
    await page.getByRole('button', { name: 'Показать все симптомы' }).click();
    await expect(page).toHaveURL('/symptoms');
  });
});
