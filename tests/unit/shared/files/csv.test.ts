import { expect, it } from 'vitest';
import { csvText } from '@/shared/files/csv';

it.each(['=HYPERLINK("https://other.example")', '+7', '-1+1', '@SUM(A1)', '\t=1', ' =1'])(
  'what a person typed, %j, is a text and no formula',
  (typed) => {
    const [, line = ''] = csvText(['Имя'], [[typed]]).split('\r\n');
    expect(line.replace(/^"/, '')).toMatch(/^'/);
  },
);

it('a cell keeps its separators, quotes and line breaks, and a number its comma', () => {
  expect(csvText(['Имя', 'Сумма'], [['а;"б"\nв', -1.5]])).toBe('\uFEFFИмя;Сумма\r\n"а;""б""\nв";-1,5\r\n');
});
