import type { Visit } from '#generated/models/visit.ts';
import { payText } from '@/domain/service/funding-text';
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
export function deskPays(visit: Priced): string {
  const note = visit.funding === 'osms' && visit.needs_referral === true ? ', нужно направление' : '';
  return `${visitPays(visit)}${note}`;
}
