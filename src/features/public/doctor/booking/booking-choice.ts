import type { DoctorClinic } from '#generated/models/doctor-clinic.ts';
import type { DoctorService } from '#generated/models/doctor-service.ts';
import type { SlotDay } from '#generated/models/slot-day.ts';
import { formatWords } from '@/domain/visit/visit-format';
import { typeset } from '@/shared/format/typography';

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
 * The requested filial and service where the doctor has them. Without a filial, one that gives the service: that of the nearest
 * time, which every list shows, else the main one. Without a service, the first consultation.
 */
export function offerOf(
  allClinics: readonly DoctorClinic[],
  allServices: readonly DoctorService[],
  requested: { readonly filial?: number | undefined; readonly service?: number | undefined },
  nearestFilial?: number,
): Offer | undefined {
  const servicesIn = (filial: number) => allServices.filter(({ filial_id }) => filial_id === filial);
  const clinics = allClinics.filter(({ id }) => servicesIn(id).length > 0);
  const gives = (filial: number) => servicesIn(filial).some(({ service }) => service.id === requested.service);
  const giving = clinics.filter(({ id }) => requested.service === undefined || gives(id));
  const clinic =
    clinics.find(({ id }) => id === requested.filial) ??
    giving.find(({ id }) => id === nearestFilial) ??
    giving[0] ??
    clinics.find(({ id }) => id === nearestFilial) ??
    clinics[0];
  if (!clinic) return undefined;
  const services = servicesIn(clinic.id);
  const chosen = services.find(({ service }) => service.id === requested.service) ?? services[0];
  return chosen && { clinics, clinic, services, chosen };
}

/** Where the visit takes place: the clinic's name, «Онлайн, по видеосвязи», «На дому». */
export function offerPlace({ chosen: { service }, clinic }: Offer): string {
  return service.format === 'clinic' ? typeset(clinic.title) : formatWords(service.format).title;
}

/** The doctor's absence where the schedule names one for most of the days. */
export function absenceReason(days: readonly SlotDay[]): string | undefined {
  if (days.some(({ slots }) => slots.length > 0)) return undefined;
  const reasons = days.flatMap(({ closed_reason }) => closed_reason ?? []);
  // A single holiday does not explain weeks.
  return reasons.length > days.length / 3 ? reasons[0] : undefined;
}
