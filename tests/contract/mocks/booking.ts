import type { SlotHold } from '#generated/models/slot-hold.ts';
import type { Visit } from '#generated/models/visit.ts';
import type { Client } from './client.ts';

const THERAPIST = { id: 11, slug: 'erzhanov-dauren' };
const SERIKOVA = { doctor_id: 1, filial_id: 1, service_id: 1 };

/** A moment on the date of the seed. */
export function at(clock: string): string {
  return `2026-05-12T${clock}:00+05:00`;
}

/** A free slot of the demo doctor, at least two days ahead. */
export async function freeSlot(client: Client) {
  const query = { filial_id: 1, service_id: 1, date_from: '2026-05-14', date_to: '2026-06-08' };
  const { body } = await client.ask('doctorSlots', { path: { id: 'serikova-aigul' }, query });
  const free = body.data.flatMap(({ slots }) => slots).find(({ available }) => available);
  if (free === undefined) throw new Error('the demo doctor has no free time');
  return { ...SERIKOVA, starts_at: free.starts_at };
}

/** Holds a free slot. With a visit's id the hold is for moving that visit. */
export async function holdFree(client: Client, token: string, visit_id?: number): Promise<SlotHold> {
  const slot = await freeSlot(client);
  const { body } = await client.ask('slotHoldCreate', {
    token,
    body: { ...slot, ...(visit_id === undefined ? {} : { visit_id }) },
  });
  return body.data;
}

/** Holds a free slot of a therapist who makes home visits. */
export async function holdAtHome(client: Client, token: string): Promise<{ hold_id: string }> {
  const path = { id: THERAPIST.slug };
  const { data: services } = (await client.ask('doctorServices', { path })).body;
  const link = services.find(({ service }) => service.format === 'home');
  if (link === undefined) throw new Error('the therapist visits nobody');
  const { filial_id, service } = link;
  const query = { filial_id, service_id: service.id, date_from: '2026-05-14', date_to: '2026-06-08' };
  const { data: days } = (await client.ask('doctorSlots', { path, query })).body;
  const free = days.flatMap(({ slots }) => slots).find(({ available }) => available);
  const { body } = await client.ask('slotHoldCreate', {
    token,
    body: { doctor_id: THERAPIST.id, filial_id, service_id: service.id, starts_at: free?.starts_at ?? '' },
  });
  return { hold_id: body.data.id };
}

/** A booking request for a hold, with a new idempotency key. */
export function newBooking(hold_id: string) {
  return {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: {
      hold_id,
      family_member_id: null,
      phone: '+7-707-555-01-23',
      email: 'patient@demo.kz',
      comment: null,
      consent: { version: '2026-05', accepted_at: at('08:20') },
    },
  };
}

/** Books a free slot of the demo doctor. */
export async function bookSlot(client: Client, token: string): Promise<Visit> {
  const hold = await holdFree(client, token);
  const { body } = await client.ask('visitCreate', { token, ...newBooking(hold.id) });
  return body.data;
}

/** Cancels a visit that a test has booked, so that its slot is free for the next test. */
export async function cancelAgain(client: Client, token: string, id: number): Promise<void> {
  await client.ask('visitCancel', { token, path: { id }, body: { reason: 'Изменились планы' } });
}
