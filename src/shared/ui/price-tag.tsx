import { price } from '@/shared/format/price';

/** An amount within a sentence: no browser translates it, and no line breaks within. */
export function Price({ of }: { of: number }) {
  return (
    <span translate="no" className="whitespace-nowrap">
      {price(of)}
    </span>
  );
}
