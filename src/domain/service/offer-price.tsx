import { lowerFirst } from '@/shared/format/letter-case';
import { type Funded, payShort, payText } from './funding-text';

interface OfferPriceProps {
  offer: Funded & { readonly needs_referral?: boolean | undefined };
}

/**
 * Price and payers of an offer: «12 500 ₸, платно», «12 500 ₸ или по ОСМС бесплатно», «по ОСМС
 * бесплатно, нужно направление».
 */
export function OfferPrice({ offer }: OfferPriceProps) {
  const { funding = [], needs_referral } = offer;
  const short = payShort(offer);
  return (
    <>
      <strong translate="no" className="font-semibold">
        {lowerFirst(short)}
      </strong>
      <span className="text-small text-ink-2">
        {payText(offer).slice(short.length)}
        {funding.length === 1 && funding[0] === 'paid' && ', платно'}
        {needs_referral === true && funding.includes('osms') && ', нужно направление'}
      </span>
    </>
  );
}
