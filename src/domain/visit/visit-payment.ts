import type { Funding } from '#generated/models/funding.ts';
import type { Visit } from '#generated/models/visit.ts';
import { type Funded, payText } from '@/domain/service/funding-text';
import { onSpotNote, type Paid } from './payment-text';

type Priced = Pick<Visit, 'price' | 'funding' | 'needs_referral'>;

/** Price or payer of a visit: «12 500 ₸», «По ОСМС бесплатно». */
export function visitPays({ price, funding }: Priced): string {
  return payText({ price }, funding);
}

/**
 * Note that follows the price: «оплата в клинике: наличными, картой», «нужно направление от
 * терапевта». Empty if an insurer pays.
 */
export function visitPaysNote({
  funding,
  needs_referral,
  format,
  ...paid
}: Priced & Paid & Pick<Visit, 'format'>): string {
  if (funding === undefined || funding === 'paid') return onSpotNote(format, paid);
  return needs_referral === true ? 'нужно направление от\u00A0терапевта' : '';
}

/** Price and note in one line, for the desk. */
export function deskPays({ price, funding, needs_referral }: Priced): string {
  return deskOffer({ price, needs_referral }, funding);
}

interface Offer extends Funded {
  /** Whether a visit by ОСМС needs a referral. */
  readonly needs_referral?: boolean | undefined;
}

/** Price, payers and note of an offer in one line, for the desk, which tells the caller. */
export function deskOffer({ needs_referral, ...offer }: Offer, payer: Funding | undefined): string {
  const note = payer === 'osms' && needs_referral === true ? ', нужно направление' : '';
  return `${payText(offer, payer)}${note}`;
}
