import type { BookedService } from '#generated/models/booked-service.ts';
import type { Db } from '../db/db.ts';
import { SAMPLING_MINUTES } from '../slots/sampling-times.ts';
import { offeredService } from './offered-service.ts';
import { Refusal } from './refusal.ts';
import { bookedService, namedServices, offeredSampling } from './sampling.ts';

/** Requested service in a filial: a doctor's service, or a sample that needs no doctor. */
export interface Wanted {
  readonly doctor_id: number | null;
  readonly filial_id: number;
  readonly service_id: number;
  /** Ids of analyses booked together, including `service_id`. */
  readonly service_ids?: readonly number[];
}

export interface Bookable extends Omit<Wanted, 'service_ids'> {
  /** Price in KZT. */
  readonly price: number;
  readonly duration_minutes: number;
  readonly service_title: string;
  /** Services booked together; absent for a single service. */
  readonly services?: readonly BookedService[];
}

/**
 * Finds the service for a hold.
 *
 * @throws Refusal 409 at `starts_at` if the service is booked by phone only; 422 for an unknown
 * doctor or a service that is not offered
 */
export function bookable(db: Db, { doctor_id, filial_id, service_id, service_ids }: Wanted): Bookable {
  const asked = namedServices(service_id, service_ids);
  if (doctor_id === null) return bookableSampling(db, filial_id, asked);
  if (asked.length > 1) throw Refusal.invalid({ service_ids: ['К врачу записывают на одну услугу'] });
  const doctor = db.doctors.get(doctor_id);
  if (doctor === undefined) throw Refusal.invalid({ doctor_id: ['Такого врача нет'] });
  const link = offeredService(db, doctor, filial_id, service_id);
  if (!doctor.has_online_booking) {
    throw Refusal.conflict('no_online_booking', 'starts_at', 'К этому врачу записывают только по телефону');
  }
  return { ...link, service_title: db.services.require(service_id).title };
}

/**
 * Combines analyses booked together into one sample and adds up their prices (contract: Without a
 * doctor).
 * @param field field of the request with the analyses, if it has another name
 */
export function bookableSampling(db: Db, filial_id: number, serviceIds: readonly number[], field?: string): Bookable {
  const services = offeredSampling(db, filial_id, serviceIds, field).map(bookedService);
  const [first] = services;
  if (first === undefined) throw new Error('no service was asked for');
  return {
    doctor_id: null,
    filial_id,
    service_id: first.service_id,
    service_title: first.service_title + andOthers(services.length - 1),
    price: services.reduce((sum, { price }) => sum + price, 0),
    duration_minutes: SAMPLING_MINUTES,
    ...(services.length > 1 && { services }),
  };
}

const plural = new Intl.PluralRules('ru');

/** Returns for example «и ещё 4 анализа»; an empty text for 0. */
function andOthers(count: number): string {
  if (count === 0) return '';
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'анализ', few: 'анализа' };
  return ` и ещё ${count} ${forms[plural.select(count)] ?? 'анализов'}`;
}
