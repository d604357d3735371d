import type { Db } from '../db/db.ts';
import { SAMPLING_MINUTES } from '../slots/sampling-times.ts';
import { offeredService } from './offered-service.ts';
import { Refusal } from './refusal.ts';
import { offeredSampling } from './sampling.ts';

/**
 * Requested service of a doctor in a filial, or without a doctor a sample that the filial takes.
 */
export interface Wanted {
  readonly doctor_id: number | null;
  readonly filial_id: number;
  readonly service_id: number;
}

/** A bookable service with its price and duration. */
export interface Bookable extends Wanted {
  /** KZT */
  readonly price: number;
  readonly duration_minutes: number;
}

/**
 * Finds the service to hold.
 *
 * @throws Refusal 409 at `starts_at` if it is booked only by phone, 422 for an unknown doctor or a
 * service that is not offered
 */
export function bookable(db: Db, { doctor_id, filial_id, service_id }: Wanted): Bookable {
  if (doctor_id === null) return bookableSampling(db, filial_id, service_id);
  const doctor = db.doctors.get(doctor_id);
  if (doctor === undefined) throw Refusal.invalid({ doctor_id: ['Такого врача нет'] });
  const link = offeredService(db, doctor, filial_id, service_id);
  if (!doctor.has_online_booking) {
    throw Refusal.conflict('no_online_booking', 'starts_at', 'К этому врачу записывают только по телефону');
  }
  return link;
}

export function bookableSampling(db: Db, filialId: number, serviceId: number): Bookable {
  const { price_from: price } = offeredSampling(db, filialId, serviceId);
  return { doctor_id: null, filial_id: filialId, service_id: serviceId, price, duration_minutes: SAMPLING_MINUTES };
}
