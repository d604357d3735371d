import type { Funding } from '#generated/models/funding.ts';
import type { Db } from '../db/db.ts';
import { fundingAt } from '../db/funding.ts';
import type { SlotHoldRow, VisitRow } from '../db/types/visit.ts';
import { Refusal } from './refusal.ts';

interface Terms {
  readonly funding?: Funding[];
  readonly needs_referral?: boolean;
}

/** Possible payers at a time; empty if unknown. */
export function termsAt(
  db: Db,
  slot: Pick<SlotHoldRow, 'doctor_id' | 'filial_id' | 'service_id' | 'starts_at'>,
): Terms {
  const link = db.doctor_services
    .find('doctor', slot.doctor_id ?? 0)
    .find((one) => one.filial_id === slot.filial_id && one.service_id === slot.service_id);
  const funding = link && fundingAt(link, slot.starts_at);
  if (funding === undefined) return {};
  return { funding, ...(funding.includes('osms') && { needs_referral: link?.needs_referral ?? false }) };
}

/**
 * Returns the payer for a new visit.
 * @throws Refusal 422 at `funding` if the payer does not pay at that time
 */
export function agreedFunding(
  db: Db,
  hold: SlotHoldRow,
  asked: Funding | undefined,
): Pick<VisitRow, 'price' | 'funding' | 'needs_referral'> {
  const { funding = [], needs_referral = false } = termsAt(db, hold);
  if (asked !== undefined && !funding.includes(asked)) {
    throw Refusal.invalid({ funding: ['Так в это время не принимают. Выберите другое'] });
  }
  const agreed = asked ?? (funding.length === 1 ? funding[0] : undefined);
  if (agreed === undefined) return { price: hold.price };
  return agreed === 'osms' ? { price: 0, funding: agreed, needs_referral } : { price: hold.price, funding: agreed };
}

/**
 * Refuses to move a visit to a time at which its payer does not pay.
 * @throws Refusal
 */
export function refuseOtherFunding(db: Db, visit: VisitRow | null, slot: Parameters<typeof termsAt>[1]): void {
  const { funding } = termsAt(db, slot);
  if (visit?.funding === undefined || funding?.includes(visit.funding) !== false) return;
  throw Refusal.conflict('slot_taken', 'starts_at', 'Это время оплачивают иначе, чем вашу запись. Выберите другое');
}
