import type { City } from '#mocks/db/types/reference.ts';

export interface CityFacts extends City {
  /** Area code of landline numbers. */
  readonly area_code: string;
  /**
   * Weight for splitting doctors among cities. Almaty has no weight, because its specialisations
   * determine its number of doctors.
   */
  readonly weight: number;
  /** Price level; Almaty has 1. */
  readonly price_level: number;
}

type CityLine = readonly [
  slug: string,
  title: string,
  locative: string,
  lat: number,
  lng: number,
  areaCode: string,
  weight: number,
  priceLevel: number,
];

const LINES: readonly CityLine[] = [
  ['almaty', 'Алматы', 'Алматы', 43.238, 76.946, '727', 0, 1],
  ['astana', 'Астана', 'Астане', 51.128, 71.431, '717', 300, 1],
  ['shymkent', 'Шымкент', 'Шымкенте', 42.317, 69.596, '725', 150, 0.8],
  ['karaganda', 'Караганда', 'Караганде', 49.807, 73.085, '721', 105, 0.75],
  ['aktobe', 'Актобе', 'Актобе', 50.283, 57.167, '713', 72, 0.72],
  ['taraz', 'Тараз', 'Таразе', 42.9, 71.365, '726', 50, 0.65],
  ['pavlodar', 'Павлодар', 'Павлодаре', 52.285, 76.967, '718', 58, 0.72],
  ['ust-kamenogorsk', 'Усть-Каменогорск', 'Усть-Каменогорске', 49.948, 82.628, '723', 56, 0.72],
  ['semey', 'Семей', 'Семее', 50.411, 80.227, '722', 46, 0.68],
  ['kostanay', 'Костанай', 'Костанае', 53.214, 63.624, '714', 42, 0.7],
  ['kyzylorda', 'Кызылорда', 'Кызылорде', 44.848, 65.482, '724', 36, 0.66],
  ['uralsk', 'Уральск', 'Уральске', 51.227, 51.386, '711', 40, 0.72],
  ['petropavlovsk', 'Петропавловск', 'Петропавловске', 54.873, 69.143, '715', 30, 0.66],
  ['aktau', 'Актау', 'Актау', 43.653, 51.157, '729', 34, 0.85],
  ['atyrau', 'Атырау', 'Атырау', 47.106, 51.923, '712', 38, 0.88],
  ['kokshetau', 'Кокшетау', 'Кокшетау', 53.285, 69.388, '716', 24, 0.66],
];

/** Cities of the site; the first one is the default (docs/rules.md §3). */
export const CITIES: readonly CityFacts[] = LINES.map(
  ([slug, title, title_locative, lat, lng, area_code, weight, price_level], index) => ({
    id: index + 1,
    slug,
    title,
    title_locative,
    lat,
    lng,
    area_code,
    weight,
    price_level,
  }),
);

export const ALMATY = 1;
