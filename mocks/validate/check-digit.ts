const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2] as const;

function sum(digits: string, weights: readonly number[]): number {
  return weights.reduce((total, weight, index) => total + Number(digits[index]) * weight, 0) % 11;
}

/**
 * Whether the twelfth digit of an IIN or BIN is right: s = Σ dᵢ·wᵢ mod 11 over the first eleven
 * digits with w = 1…11. If s = 10, it is calculated again with w = 3, 4, …, 11, 1, 2; if s is 10
 * again, the number is invalid.
 */
export function hasCheckDigit(number: string): boolean {
  const first = sum(number, FIRST_WEIGHTS);
  const check = first === 10 ? sum(number, SECOND_WEIGHTS) : first;
  return check !== 10 && check === Number(number[11]);
}
