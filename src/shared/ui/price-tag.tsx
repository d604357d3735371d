import { price } from '@/shared/format/price';

/** An amount inside a sentence, without translation by the browser or line breaks. */
export function Price({ of }: { of: number }) {
  return (
    <span translate="no" className="whitespace-nowrap">
      {price(of)}
    </span>
  );
}
