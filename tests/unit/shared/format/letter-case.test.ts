import { describe, expect, it } from 'vitest';
import { foldCase, lowerFirst, upperFirst } from '@/shared/format/letter-case';

describe('the case of a text’s first letter', () => {
  it.each([
    ['Кардиолог', 'кардиолог'],
    ['Врач УЗИ', 'врач УЗИ'],
    ['В\u00A0Алматы', 'в\u00A0Алматы'],
    ['Оториноларинголог (ЛОР)', 'оториноларинголог (ЛОР)'],
    ['ЛОР', 'ЛОР'],
    ['УЗИ-специалист', 'УЗИ-специалист'],
    ['ЭхоКГ с\u00A0расшифровкой', 'ЭхоКГ с\u00A0расшифровкой'],
    ['', ''],
  ])('is lower inside a sentence, unless the word is an abbreviation: %j becomes %j', (text, lowered) => {
    expect(lowerFirst(text)).toBe(lowered);
  });

  it('is upper at the beginning of a line, and the other letters are unchanged', () => {
    expect(upperFirst('в\u00A0Астане')).toBe('В\u00A0Астане');
    expect(upperFirst('')).toBe('');
  });
});

describe('a text prepared for comparison', () => {
  it('has no capital letters and no «ё»', () => {
    expect(foldCase('Щёлочь и ЁЛКА')).toBe('щелочь и елка');
  });

  it('has as many characters as the original text', () => {
    expect(foldCase('İзмир 𐐀 ӘЖ')).toHaveLength('İзмир 𐐀 ӘЖ'.length);
  });
});
