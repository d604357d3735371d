import { describe, expect, it } from 'vitest';
import { number, ratingNumber } from '@/shared/format/number';
import { bonus, cost, price, priceFrom } from '@/shared/format/price';

describe('the text of a price', () => {
  it.each([
    [0, '0\u00A0₸'],
    [800, '800\u00A0₸'],
    [5233, '5\u00A0233\u00A0₸'],
    [12500, '12\u00A0500\u00A0₸'],
    [1_250_000, '1\u00A0250\u00A0000\u00A0₸'],
  ])('of %i is «%s»', (tenge, text) => {
    expect(price(tenge)).toBe(text);
  });

  it('begins with «от» if the price is the lowest of several prices', () => {
    expect(priceFrom(12500)).toBe('от\u00A012\u00A0500\u00A0₸');
  });

  it('is «бесплатно» for a visit that costs nothing', () => {
    expect([cost(0), cost(800)]).toEqual(['бесплатно', '800\u00A0₸']);
  });

  it('has the unit of bonuses instead of «₸» if the price is paid with bonuses', () => {
    expect(bonus(120)).toBe('120\u00A0Б');
  });
});

describe('the text of a number', () => {
  it('has no narrow spaces, because the font lacks them', () => {
    expect(number(1_234_567)).toBe('1\u00A0234\u00A0567');
  });

  it('has one digit after the comma if the number is a rating', () => {
    expect([ratingNumber(5), ratingNumber(4.86)]).toEqual(['5,0', '4,9']);
  });
});
