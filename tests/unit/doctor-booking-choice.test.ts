import { describe, expect, it } from 'vitest';
import type { DoctorClinic } from '#generated/models/doctor-clinic.ts';
import type { DoctorService } from '#generated/models/doctor-service.ts';
import type { SlotDay } from '#generated/models/slot-day.ts';
import { absenceReason } from '@/features/public/doctor/booking/absence-reason';
import { offerOf, timeOf } from '@/features/public/doctor/booking/booking-choice';

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

/** `day('2026-05-12', '09:00', '-10:00')`: a minus marks a taken time. */
const day = (date: string, ...clocks: string[]): SlotDay => ({
  date,
  slots: clocks.map((clock) => ({
    starts_at: `${date}T${clock.replace('-', '')}:00+05:00`,
    available: !clock.startsWith('-'),
  })),
});

describe('what is offered', () => {
  const clinics = [clinic(1), clinic(2), clinic(3)];
  const services = [link(1, 1, 10), link(2, 1, 11), link(3, 3, 11)];

  it('is the first service of the first filial unless the address says otherwise', () => {
    expect(offerOf(clinics, services, {})).toMatchObject({ clinic: { id: 1 }, chosen: { id: 1 } });
    expect(offerOf(clinics, services, { filial: 1, service: 11 })?.chosen.id).toBe(2);
    expect(offerOf(clinics, services, { filial: 3 })?.chosen.id).toBe(3);
  });

  it('goes by the nearest time where the address names no filial, and never loses the service for it', () => {
    expect(offerOf(clinics, services, {}, 3)).toMatchObject({ clinic: { id: 3 }, chosen: { id: 3 } });
    expect(offerOf(clinics, services, { service: 11 }, 3)?.chosen.id).toBe(3);
    expect(offerOf(clinics, services, { service: 10 }, 3)).toMatchObject({ clinic: { id: 1 }, chosen: { id: 1 } });
    expect(offerOf(clinics, services, { filial: 1 }, 3)?.clinic.id).toBe(1);
    expect(offerOf(clinics, services, { service: 99 }, 3)?.clinic.id).toBe(3);
  });

  it('never crosses filials: a service that a filial lacks gives way', () => {
    expect(offerOf(clinics, services, { filial: 3, service: 10 })).toMatchObject({
      clinic: { id: 3 },
      chosen: { id: 3 },
    });
  });

  it('leaves out filials without services, and unknown ids', () => {
    expect(offerOf(clinics, services, { filial: 2 })?.clinic.id).toBe(1);
    expect(offerOf(clinics, services, { filial: 99, service: 99 })?.chosen.id).toBe(1);
    expect(offerOf(clinics, services, {})?.clinics.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('is nothing without services', () => {
    expect(offerOf(clinics, [], {})).toBeUndefined();
    expect(offerOf([], services, {})).toBeUndefined();
  });
});

describe('the time chosen', () => {
  const days = [
    day('2026-05-12'),
    day('2026-05-13', '-09:00', '10:00', '11:00'),
    day('2026-05-14', '-09:00'),
    day('2026-05-15', '12:00'),
  ];

  it('is the nearest to begin with', () => {
    expect(timeOf(days, {})).toEqual({ day: '2026-05-13', startsAt: '2026-05-13T10:00:00+05:00', lost: undefined });
  });

  it("is the address's while it is free", () => {
    expect(timeOf(days, { date: '2026-05-13', time: '11:00' }).startsAt).toBe('2026-05-13T11:00:00+05:00');
  });

  it('is told to be lost when somebody took it, and the next of that day stands in', () => {
    expect(timeOf(days, { date: '2026-05-13', time: '09:00' })).toEqual({
      day: '2026-05-13',
      startsAt: '2026-05-13T10:00:00+05:00',
      lost: '2026-05-13T09:00:00+05:00',
    });
  });

  it('moves on to the next day with time', () => {
    expect(timeOf(days, { date: '2026-05-14' }).day).toBe('2026-05-15');
    expect(timeOf(days.slice(0, 3), { date: '2026-05-14' }).day).toBe('2026-05-13');
  });

  it('ignores days and times that are not offered', () => {
    expect(timeOf(days, { date: '2025-01-01', time: '10:00' })).toEqual(timeOf(days, {}));
    expect(timeOf(days, { date: '2026-05-13', time: '10:10' })).toEqual(timeOf(days, {}));
    expect(timeOf(days, { time: '11:00' })).toEqual(timeOf(days, {}));
  });

  it('is nothing when all is taken', () => {
    expect(timeOf([day('2026-05-12', '-09:00')], {})).toEqual({ day: undefined, startsAt: undefined, lost: undefined });
  });
});

describe('the reason for no time at all', () => {
  const away = (count: number): SlotDay[] =>
    Array.from({ length: 28 }, (_, index) => ({
      date: `2026-06-${index + 1}`,
      slots: [],
      closed_reason: index < count ? 'Врач в отпуске' : null,
    }));

  it('is the absence when the schedule names one, but not a single holiday', () => {
    expect(absenceReason(away(14))).toBe('Врач в отпуске');
    expect(absenceReason(away(1))).toBeUndefined();
  });

  it('is no absence where all is taken', () => {
    expect(absenceReason([day('2026-05-12', '-09:00')])).toBeUndefined();
  });
});
