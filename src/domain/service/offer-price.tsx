import type { Funding } from '#generated/models/funding.ts';
import { upperFirst } from '@/shared/format/letter-case';
import { Price } from '@/shared/ui/price-tag';
import { othersPay } from './funding-text';

interface OfferPriceProps {
  /** KZT. */
  price: number;
  /** Who may pay; undefined if nobody has said it: then the price stands alone. */
  funding: readonly Funding[] | undefined;
  /** By ОСМС only with a referral. */
  referral?: boolean | undefined;
}

/** «12 500 ₸», «12 500 ₸, платно», «12 500 ₸ или по ОСМС бесплатно», «По ОСМС бесплатно». */
export function OfferPrice({ price, funding = [], referral }: OfferPriceProps) {
  const others = othersPay(funding);
  const note = referral && ', нужно направление';
  if (funding.length > 0 && !funding.includes('paid')) {
    return (
      <>
        <strong className="font-semibold">{upperFirst(others) || 'Об\u00A0оплате скажет клиника'}</strong>
        <span className="text-small text-ink-3">{note}</span>
      </>
    );
  }
  return (
    <>
      <strong className="font-semibold">
        <Price of={price} />
      </strong>
      {funding.length > 0 && (
        <span className="text-small text-ink-2">
          {others === '' ? ', платно' : ` или ${others}`}
          {note}
        </span>
      )}
    </>
  );
}
