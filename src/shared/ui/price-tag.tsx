import { cost, price } from '@/shared/format/price';

/** An amount inside a sentence, without translation by the browser or line breaks. */
export function Price({ of }: { of: number }) {
  return (
    <span translate="no" className="whitespace-nowrap">
      {price(of)}
    </span>
  );
}

/** Price of a visit inside a sentence: «12 500 ₸», or «бесплатно» for a visit by ОСМС. */
export function Cost({ of }: { of: number }) {
  return of === 0 ? cost(of) : <Price of={of} />;
}
