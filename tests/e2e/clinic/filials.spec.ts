import { expect } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import type { FilialSummary } from '#generated/models/filial-summary.ts';
import { test } from '../fixtures.ts';

test('the day of all filials: what is counted is added up, and occupancy is weighed by doctors', async ({
  page,
  signIn,
  provider,
}) => {
  const [filial] = (await provider.ask<{ data: FilialSummary[] }>('GET', '/fo/clinic/filials', { as: 'clinic' })).data;
  const data = [
    { ...filial, id: 1, doctors_count: 18, occupancy_percent: 90, visits_today: 1400, pending_count: 5 },
    { ...filial, id: 2, doctors_count: 2, occupancy_percent: 10, visits_today: 30, pending_count: 1 },
  ];
  provider.use(http.get('*/api/v0/fo/clinic/filials', () => HttpResponse.json({ data })));
  await signIn('clinic');
  await page.goto('/fo/clinic/filials');
  const figure = (name: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByRole('term').filter({ hasText: name }) })
      .getByRole('definition');
  await expect(figure('Визиты сегодня')).toHaveText(/^1.430$/);
  await expect(figure('Ждут ответа')).toHaveText('6');
  await expect(figure('Врачи')).toHaveText('20');
  // (18 × 90 + 2 × 10) / 20; the plain mean would be 50.
  await expect(figure('Загрузка')).toHaveText(/^82.%$/);
});
