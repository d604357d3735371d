const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2];

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
}

/**
 * Returns the check digit for the first eleven digits of an IIN or BIN; null if no valid number
 * begins with them.
 */
export function checkDigit(digits: string): number | null {
  const first = weighted(digits, FIRST_WEIGHTS);
  if (first < 10) return first;
  const second = weighted(digits, SECOND_WEIGHTS);
  return second < 10 ? second : null;
}

/**
 * Adds a serial number and its check digit to a prefix. It is the first serial number from `serial`
 * on that has a check digit.
 */
function completeNumber(prefix: string, serial: number): string {
  const width = 11 - prefix.length;
  for (let next = serial; ; next += 1) {
    const digits = prefix + String(next % 10 ** width).padStart(width, '0');
    const check = checkDigit(digits);
    if (check !== null) return `${digits}${check}`;
  }
}

/** Creates the BIN of a company's head office: YYMM, 4, 0 and a serial number. */
export function binOf(year: number, month: number, serial: number): string {
  return completeNumber(`${String(year % 100).padStart(2, '0')}${String(month).padStart(2, '0')}40`, serial);
}
