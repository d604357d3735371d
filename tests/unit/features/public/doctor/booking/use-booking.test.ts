import { describe, expect, it } from 'vitest';
import type { DoctorClinic } from '#generated/models/doctor-clinic.ts';
import type { DoctorService } from '#generated/models/doctor-service.ts';
import type { SlotDay } from '#generated/models/slot-day.ts';
import { absenceReason, offerOf } from '@/features/public/doctor/booking/booking-provider';

const clinic = (id: number): DoctorClinic => ({
  id,
  clinic_slug: `clinic-${id}`,
  clinic_title: `Клиника ${id}`,
  clinic_legal_name: `ТОО «Клиника ${id}»`,
  logo: null,
  title: `Филиал ${id}`,
  address: `ул. Первая, ${id}`,
  city: 'Алматы',
  phone: '+7-700-000-11-50',
  hours: [],
  reception: [],
  book_ahead_hours: 1,
  cancel_ahead_hours: 4,
  arrive_early_minutes: 10,
  arrival_window_minutes: 60,
});

const link = (id: number, filial_id: number, service: number): DoctorService => ({
  id,
  filial_id,
  service: {
    id: service,
    slug: `service-${service}`,
    title: `Услуга ${service}`,
    kind: 'consultation',
    format: 'clinic',
  },
  price: 1000 * service,
  duration_minutes: 30,
});

describe('the offer that a doctor’s page shows', () => {
  const clinics = [clinic(1), clinic(2), clinic(3)];
  const services = [link(1, 1, 10), link(2, 1, 11), link(3, 3, 11)];

  it('is the first service of the first filial unless the URL names another offer', () => {
    expect(offerOf(clinics, services, {})).toMatchObject({ clinic: { id: 1 }, chosen: { id: 1 } });
    expect(offerOf(clinics, services, { filial: 1, service: 11 })?.chosen.id).toBe(2);
    expect(offerOf(clinics, services, { filial: 3 })?.chosen.id).toBe(3);
  });

  it('is in the filial of the nearest slot if the URL has no filial', () => {
    expect(offerOf(clinics, services, {}, 3)).toMatchObject({ clinic: { id: 3 }, chosen: { id: 3 } });
    expect(offerOf(clinics, services, { service: 11 }, 3)?.chosen.id).toBe(3);
    expect(offerOf(clinics, services, { service: 10 }, 3)).toMatchObject({ clinic: { id: 1 }, chosen: { id: 1 } });
    expect(offerOf(clinics, services, { filial: 1 }, 3)?.clinic.id).toBe(1);
    expect(offerOf(clinics, services, { service: 99 }, 3)?.clinic.id).toBe(3);
  });

  it('is always in the requested filial: a service that this filial lacks is replaced', () => {
    expect(offerOf(clinics, services, { filial: 3, service: 10 })).toMatchObject({
      clinic: { id: 3 },
      chosen: { id: 3 },
    });
  });

  it('is never in a filial without services, and unknown ids in the URL are ignored', () => {
    expect(offerOf(clinics, services, { filial: 2 })?.clinic.id).toBe(1);
    expect(offerOf(clinics, services, { filial: 99, service: 99 })?.chosen.id).toBe(1);
    expect(offerOf(clinics, services, {})?.clinics.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('is undefined if the doctor has no services', () => {
    expect(offerOf(clinics, [], {})).toBeUndefined();
    expect(offerOf([], services, {})).toBeUndefined();
  });
});

describe('the reason why a doctor has no free slot', () => {
  const away = (count: number): SlotDay[] =>
    Array.from({ length: 28 }, (_, index) => ({
      date: `2026-06-${index + 1}`,
      slots: [],
      closed_reason: index < count ? 'Врач в отпуске' : null,
    }));

  it('is the doctor’s absence, but a single holiday is not a reason', () => {
    expect(absenceReason(away(14))).toBe('Врач в отпуске');
    expect(absenceReason(away(1))).toBeUndefined();
  });

  it('is not the doctor’s absence if the doctor works but every slot is taken', () => {
    expect(
      absenceReason([{ date: '2026-05-12', slots: [{ starts_at: '2026-05-12T09:00:00+05:00', available: false }] }]),
    ).toBeUndefined();
  });
});
