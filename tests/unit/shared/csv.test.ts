import { describe, expect, it } from 'vitest';
import { importedRows, priceFile } from '@/features/clinic/prices/price-csv';
import { csvFile, fileText, parseCsv } from '@/shared/csv';

const bytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

describe('a table for a spreadsheet', () => {
  it('begins with a BOM, has semicolons, and runs no formula', async () => {
    const file = csvFile([['Имя', '=HYPERLINK("x")', '-5', 7, 'а;б "в"']]);
    expect([...(await bytes(file)).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect((await file.text()).replace('\uFEFF', '')).toBe(`Имя;"'=HYPERLINK(""x"")";'-5;7;"а;б ""в"""\r\n`);
  });

  it('is read back as it was, whatever separates its cells', () => {
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

  it('is read in the code page of Windows too', async () => {
    expect(await fileText(new Blob([new Uint8Array([0xd3, 0xe7, 0xe8])]))).toBe('Узи');
    expect(await fileText(new Blob(['Узи']))).toBe('Узи');
  });
});

describe('a price list', () => {
  it('that was exported is imported as it stands, without the lines that only doctors give', async () => {
    const line = {
      slug: 'a',
      kind: 'analysis' as const,
      doctors_count: 0,
      doctor_price_from: null,
      doctor_price_to: null,
    };
    const file = priceFile([
      { ...line, service_id: 1, title: 'УЗИ; почек', price: 6500, is_visible: false },
      {
        ...line,
        service_id: 2,
        title: 'Приём',
        price: null,
        is_visible: true,
        doctor_price_from: 9000,
        doctor_price_to: 9000,
      },
    ]);
    expect(importedRows(parseCsv(await fileText(file)))).toEqual([
      { line: 2, service: 'УЗИ; почек', price: '6500', visible: 'нет' },
    ]);
  });

  it('is read by the names of its columns, else by their order', () => {
    expect(importedRows(parseCsv('Цена;Название\n100;УЗИ'))).toMatchObject([{ line: 2, service: 'УЗИ', price: '100' }]);
    expect(importedRows(parseCsv('УЗИ;100;нет'))).toEqual([{ line: 1, service: 'УЗИ', price: '100', visible: 'нет' }]);
  });
});
