import { expect, it } from 'vitest';
import type { DoctorCard } from '#generated/models/doctor-card.ts';
import type { DoctorClinic } from '#generated/models/doctor-clinic.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { DoctorService } from '#generated/models/doctor-service.ts';
import { createProvider } from '#mocks/node.ts';
import { offerOf } from '@/features/public/doctor/booking/booking-provider.tsx';

const provider = createProvider({ scale: 'site', clock: () => Date.parse('2026-05-12T08:20:00+05:00') });

async function ask<Data>(path: string, body?: object): Promise<Data> {
  const init = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await provider.respond(new Request(`http://provider.test/api/v0${path}`, init));
  return (await response.json()) as Data;
}

/** The last cards of a search: doctors without a free slot. */
async function lastCards(): Promise<DoctorCard[]> {
  const request = { category: 'doctors', city_id: 1, per_page: 50 };
  const { meta } = await ask<{ meta: { last_page: number } }>('/front/search', request);
  return (await ask<{ data: DoctorCard[] }>('/front/search', { ...request, page: meta.last_page - 1 })).data;
}

it('a doctor without a free slot has the same price, clinic and phone on the card and on the doctor’s page', async () => {
  const cards = await lastCards();
  expect(cards).toHaveLength(50);
  for (const { slug, next_days, offer, filial, online_booking } of cards) {
    expect(next_days).toEqual([]);
    const page = `/front/doctors/${slug}`;
    const { data: doctor } = await ask<{ data: DoctorFull }>(`${page}/full`);
    const { data: clinics } = await ask<{ data: DoctorClinic[] }>(`${page}/clinics`);
    const { data: services } = await ask<{ data: DoctorService[] }>(`${page}/services`);
    expect(doctor.online_booking).toBe(online_booking);
    expect(doctor.nearest).toBeNull();
    const shown = offerOf(clinics, services, {}, undefined);
    expect(shown?.chosen.price).toBe(offer?.price);
    expect(shown?.clinic.phone ?? doctor.main_filial.phone).toBe(filial.phone);
  }
});
