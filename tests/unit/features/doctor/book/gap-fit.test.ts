import { describe, expect, it } from 'vitest';
import type { DoctorServiceLink } from '#generated/models/doctor-service-link.ts';
import { firstService, fitsGap, gapStart, repeatService } from '@/features/doctor/book/gap-fit';

const link = (id: number, duration_minutes: number, rest: Partial<DoctorServiceLink> = {}, title = 'Приём') =>
  ({
    id,
    duration_minutes,
    filial_id: 1,
    visible: true,
    service: { id: id * 10, title },
    ...rest,
  }) as DoctorServiceLink;

const first = link(1, 40);
const short = link(2, 15);
const hidden = link(3, 10, { visible: false });
const elsewhere = link(4, 15, { filial_id: 2 });
const repeat = link(5, 30, {}, 'Повторный приём');
const links = [first, elsewhere, hidden, short, repeat];

describe('a doctor’s booking into a gap', () => {
  const at = (clock: string) => Date.parse(`2026-05-12T${clock}+05:00`);

  it('starts when the gap starts, or now, if the gap started more than 15 minutes ago', () => {
    const start = '2026-05-12T10:35:00+05:00';
    expect(gapStart(start, at('08:20:00'))).toBe(start);
    expect(gapStart(start, at('10:50:00'))).toBe(start);
    expect(gapStart(start, at('10:51:00'))).toBe('2026-05-12T10:55:00+05:00');
  });

  it('proposes a service that is short enough for the gap, preferably a service that patients see', () => {
    expect(firstService(links, { filial_id: 1, room: 25 })).toBe(short);
    expect(firstService(links, { filial_id: 1, room: 12 })).toBe(hidden);
    expect(firstService(links, { filial_id: 1, room: 60 })).toBe(first);
    expect(fitsGap(elsewhere, { filial_id: 1, room: 60 })).toBe(false);
  });

  it('proposes the usual service of the filial if no service is short enough or the gap’s length is unknown', () => {
    expect(firstService(links, { filial_id: 1, room: 5 })).toBe(first);
    expect(firstService(links, { filial_id: 2, room: undefined })).toBe(elsewhere);
    expect(firstService(links, undefined)).toBe(first);
  });
});

it('a follow-up booked by a doctor is a repeat visit, or has the same service if the filial has no repeat visit', () => {
  expect(repeatService(links, { service_id: 10, filial_id: 1 })).toBe(repeat);
  expect(repeatService([first, short], { service_id: 20, filial_id: 1 })).toBe(short);
});
