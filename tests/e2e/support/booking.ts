import { expect, type Locator, type Page } from '@playwright/test';
import { testStart } from '../fixtures.ts';
import { people } from './people.ts';
import type { TestProvider } from './test-provider.ts';

type Slot = { starts_at: string; available: boolean };
type Day = { date: string; slots: Slot[] };

/** Айгуль Серикова's first consultation at «Аяла» on Абая, by ids of the seed. */
export const hero = { slug: 'serikova-aigul', doctorId: 1, filialId: 1, serviceId: 1 };

/** A doctor with the service and filial to book. */
export interface Reception {
  slug: string;
  filialId: number;
  serviceId: number;
}

/** A service of this visit format that a doctor of the seed offers in their first filial. */
export function receptionOf(provider: TestProvider, doctorId: number, format: 'clinic' | 'online' | 'home'): Reception {
  const { db } = provider;
  const link = db.doctor_services
    .find('doctor', doctorId)
    .find(({ service_id }) => db.services.require(service_id).format === format);
  if (link === undefined) throw new Error(`doctor ${doctorId} gives nothing: ${format}`);
  return { slug: db.doctors.require(doctorId).slug, filialId: link.filial_id, serviceId: link.service_id };
}

/** Free slots of a doctor (by default the demo doctor) in the next two weeks, soonest first. */
export async function freeTimes(provider: TestProvider, whose: Reception = hero): Promise<string[]> {
  const { data } = await provider.ask<{ data: Day[] }>(
    'GET',
    `/front/doctors/${whose.slug}/slots?filial_id=${whose.filialId}&service_id=${whose.serviceId}&date_from=2026-05-12&date_to=2026-05-25`,
  );
  return data.flatMap((day) => day.slots.filter((slot) => slot.available).map((slot) => slot.starts_at));
}

/** The URL of «Проверьте запись» for a slot of the demo doctor, or of another. */
export function bookingPath(startsAt: string, whose: Reception = hero): string {
  const choice = { doctor: whose.slug, filial: whose.filialId, service: whose.serviceId, starts_at: startsAt };
  return `/fo/patient/schedule-record?${new URLSearchParams(Object.entries(choice).map(([key, value]) => [key, String(value)]))}`;
}

/** The time «14:30» of an API timestamp, in the clinic's time zone. */
export function clock(moment: string): string {
  return moment.slice(11, 16);
}

/** Opens the booking page and waits until the slot is held. */
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

/** Lets another patient or a guest hold this slot of the demo doctor. */
export async function someoneElseTakes(
  provider: TestProvider,
  startsAt: string,
  who: 'patient' | 'guest' = 'patient',
): Promise<void> {
  const body = slotOf(startsAt);
  if (who === 'guest') await provider.ask('POST', '/front/slot-holds', { body });
  else await provider.ask('POST', '/fo/patient/slot-holds', { as: 'all', body });
}

/**
 * Books this slot for the demo patient before the test begins.
 * @returns the visit's id
 */
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

/** The button «Записаться»: in the page on a desktop, in the bottom bar on a phone. */
export const bookButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Записаться' }).filter({ visible: true });

/** Ticks the consent and presses «Записаться» without expecting a result. */
export async function tryToBook(page: Page): Promise<void> {
  await consent(page).check();
  await bookButton(page).click();
}

export async function seeBooked(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Запись отправлена в клинику' })).toBeVisible();
}

/** Books and waits for the confirmation. */
export async function book(page: Page): Promise<void> {
  await tryToBook(page);
  await seeBooked(page);
}

/** Chooses the first free slot on the page by its label, which covers the radio button. */
export async function chooseTime(page: Page): Promise<void> {
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /^\d\d:\d\d/, disabled: false }) })
    .filter({ visible: true })
    .first()
    .click();
}

/** Chooses «Новый пациент» in a booking dialog after a search that does not find the name. */
export async function writeInNew(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('combobox', { name: 'Пациент: имя или телефон' }).fill(name);
  await dialog
    .page()
    .getByRole('option', { name: /^Новый пациент/ })
    .click();
}
