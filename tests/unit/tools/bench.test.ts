import { describe, expect, test } from 'vitest';
import { figureOf, markdownTable, meets } from '../../performance/figures.ts';
import { measureNames, visitsTable, type Visit } from '../../performance/measures.ts';

const figure = (median: number) => ({ median, min: median, max: median });
const visit = (own: Partial<Visit>): Visit => ({
  ...(Object.fromEntries(measureNames.map((name) => [name, 100])) as Visit),
  'cumulative-layout-shift': 0,
  ...own,
});

describe('a figure of the bench', () => {
  test('has as its median the middle run, or the mean of the two middle runs', () => {
    expect(figureOf([300, 100, 200])).toEqual({ median: 200, min: 100, max: 300 });
    expect(figureOf([400, 100, 200, 300])).toEqual({ median: 250, min: 100, max: 400 });
    expect(figureOf([7])).toEqual({ median: 7, min: 7, max: 7 });
    expect(() => figureOf([])).toThrow('A figure needs a run');
  });

  test('meets a target if the figure equals the limit, and misses the target beyond the limit', () => {
    expect(meets(figure(150), { atMost: 150 })).toBe(true);
    expect(meets(figure(151), { atMost: 150 })).toBe(false);
    expect(meets(figure(98), { atLeast: 98 })).toBe(true);
    expect(meets(figure(97), { atLeast: 98 })).toBe(false);
    expect(meets(figure(1250), { timesFloor: 1.25 }, figure(1000))).toBe(true);
    expect(meets(figure(1251), { timesFloor: 1.25 }, figure(1000))).toBe(false);
    expect(() => meets(figure(1), { timesFloor: 1.25 })).toThrow('static page');
  });

  test('stands at the right side of its column in a table', () => {
    expect(markdownTable(['', 'a', 'b'], [['x', '1', '2']])).toBe('| | a | b |\n|---|---:|---:|\n| x | 1 | 2 |');
  });

  test('is shown in the page’s table with its median and range, and with the missed target if there is one', () => {
    const app = [1300, 1200, 1400].map((paint) => visit({ 'largest-contentful-paint': paint, performance: 97 }));
    const table = visitsTable('home', app, [visit({ 'largest-contentful-paint': 1000 })]).split('\n');
    expect(table).toContain('| largest paint | 1300 ms (1200–1400) | 1000 ms | 1.30 | ≤ 1.15 times | **no** |');
    expect(table).toContain('| performance | 97 | 100 | | ≥ 98 | **no** |');
    expect(table).toContain('| layout shift | 0 | 0 | | 0 | yes |');
    expect(table).toContain('| SEO | 100 | 100 | | 100 | yes |');
  });
});
