import type { VisitServicesRequest } from '#generated/models/visit-services-request.ts';
import type { Visit } from '#generated/models/visit.ts';
import type { AnalysisOffer } from '@/domain/service/analyses-field';
import { epoch } from '@/shared/format/zone';

export type Booked = Pick<Visit, 'service_id' | 'services' | 'price'>;

/** Ids of the analyses of a visit. */
export function bookedIds({ service_id, services }: Booked): number[] {
  return services?.map((one) => one.service_id) ?? [service_id];
}

/** The analyses of a filial; those of the visit have the prices at which they were booked. */
export function atBookedPrices<Offer extends AnalysisOffer>(visit: Booked, offers: readonly Offer[]): Offer[] {
  const booked = visit.services ?? [visit];
  return offers.map((offer) => ({
    ...offer,
    price: booked.find(({ service_id }) => service_id === offer.service.id)?.price ?? offer.price,
  }));
}

/**
 * The change that leads from the analyses of `visit` to the chosen ones; undefined if they are the
 * same. `visit` is the visit as it was when the form was opened, so that the change does not undo
 * what the other side has changed since.
 */
export function servicesChange(visit: Booked, chosen: readonly number[]): VisitServicesRequest | undefined {
  const booked = bookedIds(visit);
  const add = chosen.filter((id) => !booked.includes(id));
  const remove = booked.filter((id) => !chosen.includes(id));
  return add.length + remove.length === 0 ? undefined : { add, remove };
}

/**
 * Whether analyses can be added and removed: the visit is without a doctor, and it has not begun or
 * ended (contract, «Without a doctor»).
 */
export function canChangeServices(
  { status, starts_at }: Pick<Visit, 'status' | 'starts_at'>,
  hasDoctor: boolean,
  at: number,
): boolean {
  return !hasDoctor && (status === 'pending' || status === 'confirmed') && at < epoch(starts_at);
}
