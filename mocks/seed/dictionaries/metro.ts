/** A metro station of Almaty; other cities have no metro. */
export interface MetroStation {
  readonly slug: string;
  readonly title: string;
  readonly city_id: number;
  readonly lat: number;
  readonly lng: number;
}

const LINES: readonly (readonly [slug: string, title: string, lat: number, lng: number])[] = [
  ['raiymbek-batyr', 'Райымбек батыр', 43.271, 76.945],
  ['zhibek-zholy', 'Жибек жолы', 43.26, 76.946],
  ['almaly', 'Алмалы', 43.251, 76.946],
  ['abai', 'Абай', 43.242, 76.95],
  ['baikonur', 'Байконур', 43.24, 76.928],
  ['teatr-auezova', 'Театр имени Ауэзова', 43.24, 76.918],
  ['alatau', 'Алатау', 43.239, 76.898],
  ['sairan', 'Сайран', 43.236, 76.876],
  ['moskva', 'Москва', 43.23, 76.867],
  ['saryarka', 'Сарыарка', 43.225, 76.857],
  ['momyshuly', 'Бауыржан Момышулы', 43.216, 76.842],
];

/** Metro stations. Their coordinates are exact to about 100 m. */
export const METRO_STATIONS: readonly MetroStation[] = LINES.map(([slug, title, lat, lng]) => ({
  slug,
  title,
  city_id: 1,
  lat,
  lng,
}));
