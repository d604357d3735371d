import { wholeNumber } from '@/shared/format/number';
import { price, priceFrom } from '@/shared/format/price';

/** «11 000–13 000 ₸», «12 500 ₸» when both ends are the same, «от 8 000 ₸» without an upper end. KZT. */
export function priceRange(from: number | null, to: number | null): string {
  if (from === null) return to === null ? 'Цену назовёт клиника' : `до\u00A0${price(to)}`;
  if (to === null) return priceFrom(from);
  return from === to ? price(from) : `${wholeNumber(from)}–${price(to)}`;
}
