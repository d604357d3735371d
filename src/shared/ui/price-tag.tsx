import { cost, price } from '@/shared/format/price';

/**
 * An amount inside a sentence. The browser neither translates the amount nor breaks the line inside
 * it.
 */
export function Price({ of }: { of: number }) {
  return (
    <span translate="no" className="whitespace-nowrap">
      {price(of)}
    </span>
  );
}

/**
 * Price of a visit inside a sentence: «12 500 ₸», or «бесплатно» if the price is 0, as under ОСМС.
 */
export function Cost({ of }: { of: number }) {
  return of === 0 ? cost(of) : <Price of={of} />;
}
