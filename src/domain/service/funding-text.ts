import type { Funding } from '#generated/models/funding.ts';
import { upperFirst } from '@/shared/format/letter-case';
import { price } from '@/shared/format/price';
import { wordFor } from '@/shared/format/word-for';

/** Labels of the payers. */
export const fundingLabel = {
  osms: 'По\u00A0ОСМС бесплатно',
  dms: 'По\u00A0ДМС',
  paid: 'Платно',
} satisfies Record<Funding, string>;

/** All payers, in the order in which forms list them. */
export const payers = Object.keys(fundingLabel) as Funding[];

/** Names of the payers inside a sentence. A payer that this version does not know is left out. */
const inSentence: Readonly<Record<Funding, string | undefined>> = {
  osms: 'по\u00A0ОСМС бесплатно',
  dms: 'по\u00A0ДМС',
  paid: undefined,
};

/** Price and possible payers of a doctor's service. */
export interface Funded {
  /** Price in tenge. */
  readonly price: number;
  /** Possible payers; undefined if they are unknown. */
  readonly funding?: readonly Funding[] | undefined;
}

/**
 * Payers other than the patient: «по ДМС или по ОСМС бесплатно». Empty if only the patient can pay.
 */
export function othersPay(funding: readonly Funding[] = []): string {
  return funding
    .toReversed()
    .flatMap((one) => wordFor(inSentence, one, undefined) ?? [])
    .join(' или\u00A0');
}

/**
 * The chosen payer, or the only possible payer. Undefined if several payers are possible and none
 * is chosen.
 */
export function payerOf(funding: readonly Funding[] = [], chosen?: string): Funding | undefined {
  if (funding.length === 1) return funding[0];
  return funding.find((one) => one === chosen);
}

/** What the patient pays, in a few words: «12 500 ₸», «По ОСМС бесплатно». */
export function payShort({ price: amount, funding }: Funded, payer?: Funding): string {
  if (payer !== undefined && payer !== 'paid') return wordFor(fundingLabel, payer, NOT_SAID);
  if (funding === undefined || funding.includes('paid')) return price(amount);
  return upperFirst(othersPay(funding)) || NOT_SAID;
}

const NOT_SAID = 'Об\u00A0оплате скажет клиника';

/** The price, and the payers other than the patient: «12 500 ₸ или по ОСМС бесплатно». */
export function payText(funded: Funded, payer?: Funding): string {
  const others = payer === undefined && funded.funding?.includes('paid') === true ? othersPay(funded.funding) : '';
  const glue = others.includes(' или') ? ', ' : ' или\u00A0';
  return [payShort(funded, payer), others].filter(Boolean).join(glue);
}
