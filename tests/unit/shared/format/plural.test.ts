import { describe, expect, it } from 'vitest';
import { doctorsCount, reviewsCount, yearsCount } from '@/shared/format/counts';
import { plural } from '@/shared/format/plural';

describe('the plural form of a word', () => {
  it.each([
    [0, 'отзывов'],
    [1, 'отзыв'],
    [2, 'отзыва'],
    [4, 'отзыва'],
    [5, 'отзывов'],
    [11, 'отзывов'],
    [14, 'отзывов'],
    [21, 'отзыв'],
    [22, 'отзыва'],
    [101, 'отзыв'],
    [111, 'отзывов'],
    [1.5, 'отзыва'],
  ])('of «отзыв» for %d is «%s»', (count, word) => {
    expect(plural(count, { one: 'отзыв', few: 'отзыва', many: 'отзывов' })).toBe(word);
  });

  it('for a fraction is the form for fractions, if the word has such a form', () => {
    expect(plural(0.5, { one: 'тысяча', few: 'тысячи', many: 'тысяч', other: 'тысячи с дробью' })).toBe(
      'тысячи с дробью',
    );
  });
});

describe('the text of a count', () => {
  it('has a non-breaking space between the number and the word', () => {
    expect(reviewsCount(1284)).toBe('1\u00A0284\u00A0отзыва');
    expect(doctorsCount(64)).toBe('64\u00A0врача');
    expect(yearsCount(9)).toBe('9\u00A0лет');
  });

  it('has a decimal comma in a fraction', () => {
    expect(yearsCount(1.5)).toBe('1,5\u00A0года');
  });
});
