import { describe, expect, it } from 'vitest';
import { importedRows, priceFile } from '@/features/clinic/prices/price-csv';
import { fileText, parseCsv } from '@/shared/files/csv';

describe('an imported price list', () => {
  it('contains the lines of the exported list, except services whose prices only doctors set', async () => {
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

  it('finds a service whose name looks like a formula', async () => {
    const item = { slug: 'a', kind: 'analysis' as const, doctors_count: 0, service_id: 1, is_visible: true };
    const file = priceFile([
      { ...item, title: '-Глюкоза', price: 900, doctor_price_from: null, doctor_price_to: null },
    ]);
    const text = await fileText(file);
    expect(text).toContain("'-Глюкоза");
    expect(importedRows(parseCsv(text))).toMatchObject([{ service: '-Глюкоза' }]);
  });

  it('is read by the names of its columns, or by their order if they have no names', () => {
    expect(importedRows(parseCsv('Цена;Название\n100;УЗИ'))).toMatchObject([{ line: 2, service: 'УЗИ', price: '100' }]);
    expect(importedRows(parseCsv('УЗИ;100;нет'))).toEqual([{ line: 1, service: 'УЗИ', price: '100', visible: 'нет' }]);
  });
});

it('an import rejects a cell longer than the contract allows instead of cutting it', () => {
  const long = `5000${' '.repeat(36)}0`;
  const [row] = importedRows([{ line: 1, cells: ['УЗИ', long] }]);
  expect(row?.price).toHaveLength(40);
  expect(row?.price).toMatch(/…$/);
});
