import { describe, expect, it } from 'vitest';
import { matching, shortList } from '@/features/public/search/filters/option-list';

describe('the values of a search filter', () => {
  const options = ['Терапевт', 'Кардиолог', 'Оториноларинголог (ЛОР)', 'Врач общей практики', 'Флеболог'].map(
    (title, index) => ({ value: `v${index}`, title, count: 1 }),
  );
  const titles = (found: readonly { title: string }[]) => found.map(({ title }) => title);

  it('begin with the chosen values, and the other values keep their order', () => {
    expect(titles(shortList(options, ['v3']))).toEqual([
      'Врач общей практики',
      'Терапевт',
      'Кардиолог',
      'Оториноларинголог (ЛОР)',
      'Флеболог',
    ]);
  });

  it('are found by the beginning of any word in their names', () => {
    expect(titles(matching(options, 'лор'))).toEqual(['Оториноларинголог (ЛОР)']);
    expect(titles(matching(options, ' ОБЩ'))).toEqual(['Врач общей практики']);
    expect(titles(matching(options, 'олог'))).toEqual([]);
    expect(matching(options, ' ')).toBe(options);
  });
});
