import { expect, type Page } from '@playwright/test';
import type { TestProvider } from './test-provider.ts';

type Slot = { starts_at: string; available: boolean };
type Day = { date: string; slots: Slot[] };

/** Айгуль Серикова's first consultation at «Аяла» на Абая, as the seed has them. */
export const hero = { slug: 'serikova-aigul', doctorId: 1, filialId: 1, serviceId: 1 };

/** Free times of the hero in the coming two weeks, soonest first. */
export async function freeTimes(provider: TestProvider): Promise<string[]> {
  const { data } = await provider.ask<{ data: Day[] }>(
    'GET',
    `/front/doctors/${hero.slug}/slots?filial_id=${hero.filialId}&service_id=${hero.serviceId}&date_from=2026-05-12&date_to=2026-05-25`,
  );
  return data.flatMap((day) => day.slots.filter((slot) => slot.available).map((slot) => slot.starts_at));
}

/** The address of «Проверьте запись» for a time of the hero. */
export function bookingPath(startsAt: string): string {
  const choice = { doctor: hero.slug, filial: hero.filialId, service: hero.serviceId, starts_at: startsAt };
  return `/fo/patient/schedule-record?${new URLSearchParams(Object.entries(choice).map(([key, value]) => [key, String(value)]))}`;
}

/** «14:30» of a moment of the contract: wall-clock time of the clinic. */
export function clock(moment: string): string {
  return moment.slice(11, 16);
}

/** Opens the page and waits until the slot is held. */
export async function openBooking(page: Page, startsAt: string): Promise<void> {
  await page.goto(bookingPath(startsAt));
  await expect(page.getByRole('heading', { name: 'Проверьте запись' })).toBeVisible();
  await expect(page.getByText('Держим время для вас').filter({ visible: true })).toBeVisible();
}

/** Ticks the consent and books; ends on the confirmation. */
export async function book(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Согласен на передачу/ }).check();
  await page.getByRole('button', { name: 'Записаться' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Запись отправлена в клинику' })).toBeVisible();
}

/** Chooses the first free time that is shown. The radio itself lies under its label. */
export async function chooseTime(page: Page): Promise<void> {
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /^\d\d:\d\d/, disabled: false }) })
    .filter({ visible: true })
    .first()
    .click();
}
