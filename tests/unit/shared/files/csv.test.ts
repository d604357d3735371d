import { describe, expect, it } from 'vitest';
import { csvFile, fileText, isTextFile, parseCsv } from '@/shared/files/csv';

describe('a CSV file', () => {
  it.each(['=HYPERLINK("https://other.example")', '+7', '-1+1', '@SUM(A1)', '\t=1', ' =1'])(
    'contains the typed text %j as a text, not as a formula',
    async (typed) => {
      const [, line = ''] = (await csvFile(['Имя'], [[typed]]).text()).split('\r\n');
      expect(line.replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('contains phone numbers in a form that a spreadsheet does not calculate as a sum', async () => {
    const [, line] = (await csvFile(['Телефон'], [['+7 708 555 13 62']]).text()).split('\r\n');
    expect(line).toBe('+7 708 555 13 62');
  });

  it('begins with a byte order mark (BOM), has cells in quotes, and has numbers with a decimal comma', async () => {
    const bytes = new Uint8Array(await csvFile(['Имя', 'Сумма'], [['а;"б"\nв', -1.5]]).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe('Имя;Сумма\r\n"а;""б""\nв";-1,5\r\n');
  });

  it('is read correctly, whichever separator it has', () => {
    const cells = ['а;б', 'в "г"', 'две\nстроки'];
    expect(parseCsv(`\uFEFF"а;б";"в ""г""";"две\nстроки"\r\n\r\nд;е;ж\r\n`)).toEqual([
      { line: 1, cells },
      { line: 3, cells: ['д', 'е', 'ж'] },
    ]);
    expect(parseCsv('а,б\nв,г').map((one) => one.cells)).toEqual([
      ['а', 'б'],
      ['в', 'г'],
    ]);
    expect(parseCsv('')).toEqual([]);
  });

  it('is also read if it is in the Windows code page', async () => {
    expect(await fileText(new Blob([new Uint8Array([0xd3, 0xe7, 0xe8])]))).toBe('Узи');
    expect(await fileText(new Blob(['Узи']))).toBe('Узи');
  });

  it.each([
    ['can’t be a workbook of Excel', [0x50, 0x4b, 0x03, 0x04], false],
    ['can’t be an old workbook of Excel', [0xd0, 0xcf, 0x11, 0xe0], false],
    ['can’t be a PDF', [...new TextEncoder().encode('%PDF-1.7')], false],
    ['can’t be a picture', [0x89, 0x50, 0x4e, 0x47], false],
    ['can’t contain bytes that are not text', [0x41, 0x00, 0x42], false],
    ['can be a table', [...new TextEncoder().encode('Услуга;Цена')], true],
    ['can be a table in the Windows code page', [0xd3, 0xe7, 0xe8], true],
    ['can be empty', [], true],
  ] as const)('%s', async (_name, bytes, isText) => {
    expect(await isTextFile(new Blob([new Uint8Array(bytes)]))).toBe(isText);
  });
});
