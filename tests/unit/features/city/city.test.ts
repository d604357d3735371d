import { beforeEach, describe, expect, it, vi } from 'vitest';
import { matchCities, readCities, writeCities } from '@/features/city/city-list';
import { inCity } from '@/shared/format/in-city';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

const cities = [
  { id: 1, title: 'Алматы', title_locative: 'Алматы' },
  { id: 8, title: 'Усть-Каменогорск' },
];

beforeEach(() => kept.clear());

describe('the stored list of cities', () => {
  it('is restored with the time at which it was stored', () => {
    vi.setSystemTime(1_000_000);
    writeCities(cities);
    vi.setSystemTime(2_000_000);
    expect(readCities()).toEqual({ cities, savedAt: 1_000_000 });
    vi.useRealTimers();
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"cities":[],"savedAt":1}',
    '{"cities":[{"id":"1"}],"savedAt":1}',
    '{"cities":[{"id":1,"title":"А"}]}',
  ])('is ignored if it is malformed: %j', (text) => {
    kept.set('aman.cities', text);
    expect(readCities()).toBeUndefined();
  });

  it('is stale if its time is in the future, because the device’s clock was set back', () => {
    kept.set('aman.cities', JSON.stringify({ cities, savedAt: Date.now() + 86_400_000 }));
    expect(readCities()?.savedAt).toBe(0);
  });
});

describe('the chosen city', () => {
  const load = async () => {
    vi.resetModules();
    return (await import('@/features/city/selected-city')).selectedCity;
  };

  it.each([
    ['8', 8],
    ['0', 1],
    ['-3', 1],
    ['2.5', 1],
    ['Алматы', 1],
  ])('is read from the stored value %j as the city with the id %i', async (text, id) => {
    kept.set('aman.city', text);
    expect((await load()).get()).toBe(id);
  });

  it('is the city with the id 1 if none is stored', async () => {
    expect((await load()).get()).toBe(1);
  });

  it('is stored, and the listeners of the choice are called', async () => {
    vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
    const city = await load();
    const listener = vi.fn();
    const stop = city.subscribe(listener);
    city.set(8);
    city.set(8);
    expect(kept.get('aman.city')).toBe('8');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    city.set(2);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('the filter of cities', () => {
  it.each([
    ['', 2],
    ['ал', 1],
    ['каменог', 1],
    ['УСТЬ КАМ', 1],
    ['маты', 0],
  ])('with the text %j leaves %i cities', (text, count) => {
    expect(matchCities(cities, text)).toHaveLength(count);
  });
});

it('a city’s name is in the locative case if the contract provides it', () => {
  expect(inCity({ id: 2, title: 'Астана', title_locative: 'Астане' })).toBe('в\u00A0Астане');
  expect(inCity({ id: 3, title: 'Сарань' })).toBe('в\u00A0городе Сарань');
});
