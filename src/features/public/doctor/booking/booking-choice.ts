import type { DoctorClinic } from '#generated/models/doctor-clinic.ts';
import type { DoctorService } from '#generated/models/doctor-service.ts';
import type { SlotDay } from '#generated/models/slot-day.ts';
import { dayAt, firstFreeDay, freeSlots, hasFree, slotAt } from '@/domain/slot/slot-days';
import { momentOf } from '@/shared/format/zone';

/** What the address says about the choice. */
interface Wish {
  readonly filial?: number | undefined;
  readonly service?: number | undefined;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
}

/** What can be booked, and where. */
export interface Offer {
  /** Filials in which the doctor has services, the main one first. */
  readonly clinics: readonly DoctorClinic[];
  readonly clinic: DoctorClinic;
  /** The services of that filial, the first consultation first. */
  readonly services: readonly DoctorService[];
  readonly chosen: DoctorService;
}

/**
 * The filial and service of the address where the doctor has them. Without a filial in it, one that gives the service: that of the
 * nearest time, which every list shows, else the main one. Without a service, the first consultation.
 */
export function offerOf(
  allClinics: readonly DoctorClinic[],
  allServices: readonly DoctorService[],
  wish: Wish,
  nearestFilial?: number,
): Offer | undefined {
  const servicesIn = (filial: number) => allServices.filter(({ filial_id }) => filial_id === filial);
  const clinics = allClinics.filter(({ id }) => servicesIn(id).length > 0);
  const gives = (filial: number) => servicesIn(filial).some(({ service }) => service.id === wish.service);
  const giving = clinics.filter(({ id }) => wish.service === undefined || gives(id));
  const clinic =
    clinics.find(({ id }) => id === wish.filial) ??
    giving.find(({ id }) => id === nearestFilial) ??
    giving[0] ??
    clinics.find(({ id }) => id === nearestFilial) ??
    clinics[0];
  if (!clinic) return undefined;
  const services = servicesIn(clinic.id);
  const chosen = services.find(({ service }) => service.id === wish.service) ?? services[0];
  return chosen && { clinics, clinic, services, chosen };
}

export interface TimeChoice {
  /** The day shown; undefined when no day has time. */
  readonly day: string | undefined;
  /** The time chosen: the address's own while it is free, else the first free one of the day. */
  readonly startsAt: string | undefined;
  /** The time of the address when somebody else has taken it. */
  readonly lost: string | undefined;
}

/** The nearest free time is chosen from the start, so that the button always has something to say. */
export function timeOf(days: readonly SlotDay[], wish: Wish): TimeChoice {
  const wished = wish.date !== undefined && wish.time !== undefined ? momentOf(wish.date, wish.time) : undefined;
  const slot = slotAt(days, wished);
  if (slot?.available) return { day: wish.date, startsAt: slot.starts_at, lost: undefined };

  const day = shownDay(days, wish.date);
  return { day: day?.date, startsAt: freeSlots(day)[0]?.starts_at, lost: slot?.starts_at };
}

/** The day of the address if it has time, else the next one that has, else the first that has. */
function shownDay(days: readonly SlotDay[], date: string | undefined): SlotDay | undefined {
  const wished = dayAt(days, date);
  if (!wished || hasFree(wished)) return wished ?? firstFreeDay(days);
  return firstFreeDay(days.slice(days.indexOf(wished))) ?? firstFreeDay(days);
}
