import type { District } from '#mocks/db/types/reference.ts';

type DistrictLine = readonly [slug: string, cityId: number, title: string, lat: number, lng: number];

const LINES: readonly DistrictLine[] = [
  ['medeuskiy', 1, 'Медеуский район', 43.238, 76.958],
  ['almalinskiy', 1, 'Алмалинский район', 43.252, 76.914],
  ['bostandykskiy', 1, 'Бостандыкский район', 43.226, 76.902],
  ['auezovskiy', 1, 'Ауэзовский район', 43.229, 76.846],
  ['zhetysuskiy', 1, 'Жетысуский район', 43.301, 76.93],
  ['turksibskiy', 1, 'Турксибский район', 43.318, 76.967],
  ['alatauskiy', 1, 'Алатауский район', 43.279, 76.838],
  ['nauryzbayskiy', 1, 'Наурызбайский район', 43.209, 76.792],
  ['yesil', 2, 'район Есиль', 51.122, 71.42],
  ['saryarka', 2, 'район Сарыарка', 51.177, 71.397],
  ['almaty-astana', 2, 'район Алматы', 51.16, 71.48],
  ['baykonur', 2, 'район Байконур', 51.185, 71.44],
  ['nura', 2, 'район Нура', 51.112, 71.38],
  ['al-farabiyskiy', 3, 'Аль-Фарабийский район', 42.318, 69.588],
  ['abayskiy', 3, 'Абайский район', 42.305, 69.566],
  ['enbekshinskiy', 3, 'Енбекшинский район', 42.33, 69.63],
  ['karatauskiy', 3, 'Каратауский район', 42.372, 69.62],
  ['kazybek-bi', 4, 'район имени Казыбек би', 49.806, 73.086],
  ['bokeykhana', 4, 'район имени Алихана Бокейхана', 49.767, 73.142],
];

/** Districts of larger cities; small cities have none. */
export const DISTRICTS: readonly District[] = LINES.map(([slug, city_id, title, lat, lng], index) => ({
  id: index + 1,
  slug,
  city_id,
  title,
  lat,
  lng,
}));
