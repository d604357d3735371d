import { describe, expect, it } from 'vitest';
import { fileSize } from '@/shared/format/file-size';
import { fullName, initials, shortName } from '@/shared/format/name';
import { quoted, typeset } from '@/shared/format/typography';

describe('the text of a person’s name', () => {
  const aigul = { first_name: 'Айгуль', second_name: 'Серикова', third_name: 'Маратовна' };

  it('has a long and a short form', () => {
    expect(fullName(aigul)).toBe('Серикова Айгуль Маратовна');
    expect(fullName({ ...aigul, third_name: null })).toBe('Серикова Айгуль');
    expect(shortName(aigul)).toBe('Айгуль Серикова');
  });

  it('as initials consists of two letters', () => {
    expect(initials(fullName({ first_name: 'Тимур', second_name: 'Ғалиев' }))).toBe('ҒТ');
    expect(initials('Елена Осипова')).toBe('ЕО');
    expect(initials('«Аяла» на Абая')).toBe('АА');
    expect(initials('Denta Nur')).toBe('DN');
    expect(initials('')).toBe('');
  });
});

describe('the text of a file size', () => {
  it.each([
    [0, '1\u00A0КБ'],
    [860_160, '840\u00A0КБ'],
    [2_516_582, '2,4\u00A0МБ'],
    [5 * 1024 * 1024, '5\u00A0МБ'],
  ])('of %i bytes is «%s»', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});

describe('the typesetting of a text', () => {
  it.each([
    ['Аман — сервис', 'Аман\u00A0— сервис'],
    ['врачи и клиники в Алматы', 'врачи и\u00A0клиники в\u00A0Алматы'],
    ['и в праздники', 'и\u00A0в\u00A0праздники'],
    ['стаж 14 лет', 'стаж 14\u00A0лет'],
    ['Алматы, пр. Абая, 150', 'Алматы, пр.\u00A0Абая, 150'],
    ['А. М. Серикова', 'А.\u00A0М.\u00A0Серикова'],
    ['вход со двора, 2-й этаж', 'вход со\u00A0двора, 2\u2060-\u2060й этаж'],
    ['мкр. Шанырак-2, 45', 'мкр.\u00A0Шанырак-2, 45'],
    ['COVID-19, 10-20 минут', 'COVID-19, 10-20\u00A0минут'],
  ])('keeps in «%s» the words together that must be on one line: «%s»', (plain, set) => {
    expect(typeset(plain)).toBe(set);
  });
});

describe('quotation marks around a text', () => {
  it.each([
    ['кардиолог', '«кардиолог»'],
    ['«Тұмар» на Сатпаева', '«„Тұмар“ на Сатпаева»'],
    ['«', '«„»'],
  ])('turn %s into %s', (text, inQuotes) => {
    expect(quoted(text)).toBe(inQuotes);
  });
});
