import { Funding } from '#generated/models/funding.ts';
import type { ServiceFundingRequest } from '#generated/models/service-funding-request.ts';
import type { Db } from '../db/db.ts';
import { fundingAt } from '../db/funding.ts';
import type { DoctorServiceLink } from '../db/types/doctor.ts';
import type { SlotHoldRow, VisitRow } from '../db/types/visit.ts';
import { Refusal } from './refusal.ts';

type Slot = Pick<SlotHoldRow, 'doctor_id' | 'filial_id' | 'service_id' | 'starts_at'>;

interface Terms {
  readonly funding?: Funding[];
  readonly needs_referral?: boolean;
}

/** Possible payers at a time; empty if unknown. */
export function termsAt(db: Db, slot: Slot): Terms {
  const link = db.doctor_services
    .find('doctor', slot.doctor_id ?? 0)
    .find((one) => one.filial_id === slot.filial_id && one.service_id === slot.service_id);
  const funding = link && fundingAt(link, slot.starts_at);
  if (funding === undefined) return {};
  return { funding, ...(funding.includes('osms') && { needs_referral: link?.needs_referral ?? false }) };
}

/**
 * Returns the payer for a new visit.
 * @throws Refusal 422 at `funding` if the payer does not pay at the time of the slot
 */
export function agreedFunding(
  db: Db,
  hold: Slot & Pick<SlotHoldRow, 'price'>,
  asked: Funding | undefined,
): Pick<VisitRow, 'price' | 'funding' | 'needs_referral' | 'payers'> {
  const { funding = [], needs_referral = false } = termsAt(db, hold);
  if (asked !== undefined && !funding.includes(asked)) {
    throw Refusal.invalid({ funding: ['Так в это время не принимают. Выберите другое'] });
  }
  const agreed = asked ?? (funding.length === 1 ? funding[0] : undefined);
  if (agreed === undefined) return { price: hold.price, ...(funding.length > 0 && { payers: funding }) };
  return agreed === 'osms' ? { price: 0, funding: agreed, needs_referral } : { price: hold.price, funding: agreed };
}

/**
 * Whether the payer of a visit pays at another time. If nobody has stated the payers of a place, an
 * insurer pays there only for visits that are booked there already.
 */
export function keepsPayer(db: Db, visit: VisitRow, slot: Omit<Slot, 'service_id'>): boolean {
  if (visit.funding === undefined) return true;
  const { funding } = termsAt(db, { ...slot, service_id: visit.service_id });
  if (funding !== undefined) return funding.includes(visit.funding);
  const isThere = slot.doctor_id === visit.doctor_id && slot.filial_id === visit.filial_id;
  return isThere || visit.funding === 'paid';
}

/**
 * Refuses to move a visit to a time at which its payer does not pay.
 * @throws Refusal 409 at `starts_at`
 */
export function refuseOtherFunding(db: Db, visit: VisitRow | null, slot: Slot): void {
  if (visit === null || keepsPayer(db, visit, slot)) return;
  throw Refusal.conflict('slot_taken', 'starts_at', 'Это время оплачивают иначе, чем запись. Выберите другое');
}

/**
 * Sets who pays for the named services. Changes all of them, or none after a refusal.
 * @throws Refusal 422 at the first named service that is not in `links`; 422 at hours that end
 * before they begin
 */
export function stateFunding(
  db: Db,
  links: readonly DoctorServiceLink[],
  { link_ids, funding, needs_referral = false, osms_hours = null }: ServiceFundingRequest,
): DoctorServiceLink[] {
  if (osms_hours !== null && osms_hours.to <= osms_hours.from) {
    throw Refusal.invalid({ osms_hours: ['Время «до» должно быть позже времени «с»'] });
  }
  const named = link_ids.map((id, index) => {
    const link = links.find((one) => one.id === id);
    if (link === undefined) throw Refusal.invalid({ [`link_ids.${index}`]: ['Такой услуги здесь нет'] });
    return link;
  });
  const payers = Object.values(Funding).filter((one) => funding.includes(one));
  const isOsms = payers.includes('osms');
  return named.map(({ funding: _payers, needs_referral: _referral, osms_hours: _hours, ...link }) =>
    db.doctor_services.replace({
      ...link,
      ...(payers.length > 0 && { funding: payers }),
      ...(isOsms && { needs_referral }),
      ...(isOsms && payers.length > 1 && osms_hours !== null && { osms_hours }),
    }),
  );
}
