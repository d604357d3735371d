import { describe, expect, it } from 'vitest';
import { editDistance, forgivenSlips } from '#mocks/search/text/edit-distance.ts';
import { fold, queryWords } from '#mocks/search/text/fold.ts';
import { otherLayout, toCyrillic } from '#mocks/search/text/latin.ts';
import { stem } from '#mocks/search/text/stem.ts';

describe('words of a search', () => {
  it.each([
    ['Жақыпов', 'жакыпов'],
    ['Өтегенова', 'отегенова'],
    ['Нұрсұлтан', 'нурсултан'],
    ['Жүрек', 'журек'],
    ['Әбенов Ғали', 'абенов гали'],
    ['Ёлкин', 'елкин'],
    ['Айгүл', 'аигул'],
    ['Айгуль', 'аигул'],
  ])('folds «%s»', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('leaves out what says nothing, unless there is nothing else', () => {
    expect(queryWords('запись к врачу-кардиологу')).toEqual(['запис', 'кардиологу']);
    expect(queryWords('врач')).toEqual(['врач']);
    expect(queryWords(' «…» ')).toEqual([]);
  });

  it.each([
    ['кардиолог', 'кардиолога', 'кардиологу', 'кардиологи', 'кардиологов', 'кардиологами'],
    ['головная', 'головной', 'головную', 'головные', 'головного'],
    ['щитовидная', 'щитовидной', 'щитовидную'],
  ])('finds one stem in the forms of «%s»', (...forms) => {
    expect(new Set(forms.map((form) => stem(fold(form)))).size).toBe(1);
  });

  it('keeps short words whole', () => {
    expect(['лор', 'узи', 'ким', 'экг'].map(stem)).toEqual(['лор', 'узи', 'ким', 'экг']);
  });

  it.each([
    ['кардиолог', 'кардиолог', 0],
    ['кардиолог', 'кордиолог', 1],
    ['кардиолог', 'кадриолог', 1],
    ['кардиолог', 'крдиолог', 1],
    ['кардиолог', 'каррдиоллог', 2],
    ['кардиолог', 'онколог', 3],
    ['лор', 'терапевт', 3],
  ])('tells %s from %s by %i slips, at most three', (a, b, slips) => {
    expect(editDistance(a, b, 2)).toBe(slips);
  });

  it('forgives more in longer words', () => {
    expect([3, 4, 6, 7].map(forgivenSlips)).toEqual([0, 1, 1, 2]);
  });

  it('reads Latin letters by their keys and by their sound', () => {
    expect(otherLayout('rfhlbjkju')).toBe('кардиолог');
    expect(toCyrillic('shchitovidka')).toBe('щитовидка');
  });
});
