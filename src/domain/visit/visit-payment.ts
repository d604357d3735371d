import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { Funding } from '#generated/models/funding.ts';
import type { Visit } from '#generated/models/visit.ts';
import { type Funded, fundingLabel, payText } from '@/domain/service/funding-text';
import { servicesText } from '@/domain/service/several-analyses';
import { lowerFirst } from '@/shared/format/letter-case';
import { wordFor } from '@/shared/format/word-for';
import { onSpotNote, type Paid } from './payment-text';

type Priced = Pick<Visit, 'price' | 'funding' | 'needs_referral'>;
type DeskPriced = Priced & Pick<DeskVisit, 'payers'>;

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

/**
 * Price or payer of a visit with its note, for the desk: «По ОСМС бесплатно, нужно направление»,
 * «12 500 ₸ или по ДМС, уточнить на приёме».
 */
export function deskPays({ price, funding, payers, needs_referral }: DeskPriced): string {
  const note = payers === undefined ? '' : ', уточнить на\u00A0приёме';
  return `${deskOffer({ price, funding: payers, needs_referral }, funding)}${note}`;
}

/** Services of a visit and who pays, for lists of the desk: «Приём кардиолога, по ДМС». */
export function servicesAndPayer(visit: DeskPriced & Pick<DeskVisit, 'service_title' | 'services'>): string {
  return `${servicesText(visit)}, ${visit.services ? 'всего ' : ''}${lowerFirst(deskPays(visit))}`;
}

/** The payer in a table that is exported: «По ОСМС бесплатно» without no-break spaces. */
export function csvPayer(payer: Funding | undefined): string | null {
  return payer === undefined ? null : wordFor(fundingLabel, payer, '').replaceAll('\u00A0', ' ');
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
