import type { Visit } from '#generated/models/visit.ts';
import { payText } from '@/domain/service/funding-text';
import { formatWords } from './visit-format';

type Paid = Pick<Visit, 'price' | 'funding' | 'needs_referral'>;

/** Price or payer of a visit: «12 500 ₸», «По ОСМС бесплатно». */
export function visitPays({ price, funding }: Paid): string {
  return payText({ price }, funding);
}

/**
 * Note after the price: «оплата в клинике», «нужно направление от терапевта». Empty if an insurer
 * pays.
 */
export function visitPaysNote({ funding, needs_referral, format }: Paid & Pick<Visit, 'format'>): string {
  if (funding === undefined || funding === 'paid') return formatWords(format).payment;
  return needs_referral === true ? 'нужно направление от\u00A0терапевта' : '';
}

/** Price and note in one line, for the desk. */
export function deskPays(visit: Paid): string {
  const note = visit.funding === 'osms' && visit.needs_referral === true ? ', нужно направление' : '';
  return `${visitPays(visit)}${note}`;
}
