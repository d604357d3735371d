import { expect, type Locator, type Page } from '@playwright/test';
import { testStart } from '../fixtures.ts';
import { people } from './people.ts';
import type { TestProvider } from './test-provider.ts';

type Slot = { starts_at: string; available: boolean };
type Day = { date: string; slots: Slot[] };

/** Айгуль Серикова's first consultation at «Аяла» на Абая, as the seed has them. */
export const hero = { slug: 'serikova-aigul', doctorId: 1, filialId: 1, serviceId: 1 };

/** Somebody who receives: what is booked with them, and where. */
export interface Reception {
  slug: string;
  filialId: number;
  serviceId: number;
}

/** What a doctor of the seed gives in their first filial at a place: in the clinic, online or at home. */
export function receptionOf(provider: TestProvider, doctorId: number, format: 'clinic' | 'online' | 'home'): Reception {
  const { db } = provider;
  const link = db.doctor_services
    .find('doctor', doctorId)
    .find(({ service_id }) => db.services.require(service_id).format === format);
  if (link === undefined) throw new Error(`doctor ${doctorId} gives nothing: ${format}`);
  return { slug: db.doctors.require(doctorId).slug, filialId: link.filial_id, serviceId: link.service_id };
}

/** Free times of the hero (or somebody else) in the coming two weeks, soonest first. */
export async function freeTimes(provider: TestProvider, whose: Reception = hero): Promise<string[]> {
  const { data } = await provider.ask<{ data: Day[] }>(
    'GET',
    `/front/doctors/${whose.slug}/slots?filial_id=${whose.filialId}&service_id=${whose.serviceId}&date_from=2026-05-12&date_to=2026-05-25`,
  );
  return data.flatMap((day) => day.slots.filter((slot) => slot.available).map((slot) => slot.starts_at));
}

/** The address of «Проверьте запись» for a time of the hero, or of somebody else. */
export function bookingPath(startsAt: string, whose: Reception = hero): string {
  const choice = { doctor: whose.slug, filial: whose.filialId, service: whose.serviceId, starts_at: startsAt };
  return `/fo/patient/schedule-record?${new URLSearchParams(Object.entries(choice).map(([key, value]) => [key, String(value)]))}`;
}

/** «14:30» of a moment of the contract: wall-clock time of the clinic. */
export function clock(moment: string): string {
  return moment.slice(11, 16);
}

/** Opens the page and waits until the slot is held. */
export async function openBooking(page: Page, startsAt: string, whose: Reception = hero): Promise<void> {
  await page.goto(bookingPath(startsAt, whose));
  await expect(page.getByRole('heading', { name: 'Проверьте запись' })).toBeVisible();
  await expect(page.getByText('Держим время для вас').filter({ visible: true })).toBeVisible();
}

const slotOf = (startsAt: string) => ({
  doctor_id: hero.doctorId,
  filial_id: hero.filialId,
  service_id: hero.serviceId,
  starts_at: startsAt,
});

/** Somebody else holds this time of the hero: another patient, or a guest who has not logged in yet. */
export async function someoneElseTakes(
  provider: TestProvider,
  startsAt: string,
  who: 'patient' | 'guest' = 'patient',
): Promise<void> {
  const body = slotOf(startsAt);
  if (who === 'guest') await provider.ask('POST', '/front/slot-holds', { body });
  else await provider.ask('POST', '/fo/patient/slot-holds', { as: 'all', body });
}

/** The demo patient has booked this time of the hero before the test begins. Returns the visit's id. */
export async function hasBooked(provider: TestProvider, startsAt: string): Promise<number> {
  type Created = { data: { id: number } };
  const { data: hold } = await provider.ask<{ data: { id: string } }>('POST', '/fo/patient/slot-holds', {
    as: 'patient',
    body: slotOf(startsAt),
  });
  const { data: visit } = await provider.ask<Created>('POST', '/fo/patient/visits', {
    as: 'patient',
    headers: { 'Idempotency-Key': `booked-before-${Date.parse(startsAt)}` },
    body: {
      hold_id: hold.id,
      family_member_id: null,
      phone: '+7-707-555-01-23',
      email: people.patient.email,
      comment: null,
      consent: { version: '2026-05', accepted_at: testStart },
    },
  });
  return visit.id;
}

export const consent = (page: Page): Locator => page.getByRole('checkbox', { name: /Даю согласие на передачу/ });

/** «Записаться»: of the page on a desktop, of the bar below on a phone. */
export const bookButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Записаться' }).filter({ visible: true });

/** Ticks the consent and presses «Записаться», whatever comes of it. */
export async function tryToBook(page: Page): Promise<void> {
  await consent(page).check();
  await bookButton(page).click();
}

export async function seeBooked(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Запись отправлена в клинику' })).toBeVisible();
}

/** Books what is on the page; ends on the confirmation. */
export async function book(page: Page): Promise<void> {
  await tryToBook(page);
  await seeBooked(page);
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

/** In the dialog of a booking: somebody whom the doctor does not know yet, found by nobody. */
export async function writeInNew(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('combobox', { name: 'Пациент: имя или телефон' }).fill(name);
  await dialog
    .page()
    .getByRole('option', { name: /^Новый пациент/ })
    .click();
}
