import type { DoctorService } from '#generated/models/doctor-service.ts';
import type { Funding } from '#generated/models/funding.ts';
import { fundingLabel, payers } from '@/domain/service/funding-text';
import { price } from '@/shared/format/price';

/** Possible payers of a service, without those that this version doesn't know. */
export function payersOf({ funding = [] }: DoctorService): Funding[] {
  return payers.filter((one) => funding.includes(one));
}

/** A payer to choose: «По ОСМС бесплатно», «Платно, 8 000 ₸». */
export function payerText(payer: Funding, chosen: DoctorService): string {
  return payer === 'paid' ? `Платно, ${price(chosen.price)}` : fundingLabel[payer];
}
