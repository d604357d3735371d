import type { FilterOption } from '#generated/models/filter-option.ts';
import type { Db } from '#mocks/db/db.ts';

interface Row {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
}

/** Options of a directory: those with results and those that are chosen, the fullest first. */
export function directoryOptions(
  rows: Iterable<Row>,
  counts: ReadonlyMap<number, number> | readonly number[],
  chosen: readonly string[] | undefined,
): FilterOption[] {
  const countOf = (id: number): number =>
    (counts instanceof Map ? counts.get(id) : (counts as readonly number[])[id]) ?? 0;
  return [...rows]
    .map(({ id, slug, title }) => ({ value: slug, title, count: countOf(id) }))
    .filter((option) => option.count > 0 || chosen?.includes(option.value) === true)
    .toSorted((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'ru'));
}

/** Options that always stand, in their own order. */
export function fixedOptions(
  titles: Readonly<Record<string, string>>,
  counts: Readonly<Record<string, number>>,
): FilterOption[] {
  return Object.entries(titles).map(([value, title]) => ({ value, title, count: counts[value] ?? 0 }));
}

/** Districts of the chosen city; none without a city. */
export function districtsOf(db: Db, cityId: number | null): readonly Row[] {
  return cityId === null ? [] : db.districts.find('city', cityId);
}

export const WHEN_TITLES = {
  any: 'Любой день',
  today: 'Сегодня',
  tomorrow: 'Сегодня или завтра',
  weekend: 'В выходные',
  evening: 'Вечером',
};
export const PATIENT_TITLES = { adults: 'Взрослых', children: 'Детей' };
export const FORMAT_TITLES = { clinic: 'В клинике', online: 'Онлайн', home: 'На дому' };
export const QUALIFICATION_TITLES = { highest: 'Высшая', first: 'Первая', second: 'Вторая' };
export const GENDER_TITLES = { female: 'Женщина', male: 'Мужчина' };

/** Keys that read as numbers come in rising order in an object, so these stand in lists. */
export const RATING_STEPS = [
  { value: 'any', title: 'Любой', tenths: 0 },
  { value: '4.5', title: '4,5 и выше', tenths: 45 },
  { value: '4', title: '4 и выше', tenths: 40 },
] as const;
export const EXPERIENCE_STEPS = [
  { value: 'any', title: 'Любой', years: 0 },
  { value: '5', title: 'От 5 лет', years: 5 },
  { value: '10', title: 'От 10 лет', years: 10 },
  { value: '15', title: 'От 15 лет', years: 15 },
] as const;
