import { number, wholeNumber } from './number';

/**
 * A distance: «300 м», «1,2 км», «14 км». It is rounded, because coordinates are exact to about
 * 100 m.
 */
export function distance(metres: number): string {
  if (metres < 100) return 'меньше 100\u00A0м';
  const hundreds = Math.round(metres / 100);
  if (hundreds < 10) return `${hundreds * 100}\u00A0м`;
  return `${hundreds < 100 ? number(hundreds / 10) : wholeNumber(metres / 1000)}\u00A0км`;
}
