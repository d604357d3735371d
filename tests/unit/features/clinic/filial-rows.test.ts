import { expect, it } from 'vitest';
import { type FilialRow, foundRows, sortedRows } from '@/features/clinic/filials/filial-rows';

const row = (title: string, rating: number | null, occupancy_percent: number | null): FilialRow =>
  ({
    filial: { title, address: 'пр. Абая, 150', city: 'Алматы', state: 'open', rating },
    figures: occupancy_percent === null ? undefined : { total: { occupancy_percent } },
  }) as unknown as FilialRow;

const rows = [row('На Абая', 4.2, 40), row('Новый', null, null), row('Әл-Фараби', 4.9, 0), row('Төле би', 4.5, 93)];
const titles = (shown: readonly FilialRow[]) => shown.map(({ filial }) => filial.title);

it('a list of filials begins with the highest figure and ends with the filials that have no figure', () => {
  expect(titles(sortedRows(rows, 'rating'))).toEqual(['Әл-Фараби', 'Төле би', 'На Абая', 'Новый']);
  expect(titles(sortedRows(rows, 'occupancy'))).toEqual(['Төле би', 'На Абая', 'Әл-Фараби', 'Новый']);
});

it('a search finds a filial by any part of its title, address or city', () => {
  expect(titles(foundRows(rows, 'all', 'ТӨЛЕ'))).toEqual(['Төле би']);
  expect(foundRows(rows, 'open', 'абая, 150')).toHaveLength(4);
  expect(foundRows(rows, 'closed', '')).toEqual([]);
});
