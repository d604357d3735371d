import type { SearchCategory } from '#generated/models/search-category.ts';
import type { SearchSort } from '#generated/models/search-sort.ts';
import type { SearchParams } from './search-query';
import { sortOf, sorts } from './shown-sort';

interface Order {
  readonly value: SearchSort;
  readonly title: string;
  /** Short title for the button on phones that opens the sort orders. */
  readonly short: string;
  /** Line that explains the order. */
  readonly reason: string;
}

const doctorOrders: readonly Order[] = [
  {
    value: 'nearest',
    title: 'По времени приёма',
    short: 'По времени',
    reason: 'Сначала те, кто примет раньше, затем по\u00A0рейтингу. Без\u00A0онлайн-записи\u00A0— в\u00A0конце.',
  },
  { value: 'rating', title: 'По рейтингу', short: 'По рейтингу', reason: 'Сначала те, у\u00A0кого рейтинг выше.' },
  {
    value: 'reviews',
    title: 'По числу отзывов',
    short: 'По отзывам',
    reason: 'Сначала те, о\u00A0ком больше отзывов.',
  },
  { value: 'price', title: 'Сначала дешевле', short: 'Дешевле', reason: 'Сначала те, у\u00A0кого приём дешевле.' },
  { value: 'price-desc', title: 'Сначала дороже', short: 'Дороже', reason: 'Сначала те, у\u00A0кого приём дороже.' },
  { value: 'experience', title: 'По стажу', short: 'По стажу', reason: 'Сначала те, у\u00A0кого больше стаж.' },
];

/** The default order if the search has a text: the server sorts by relevance. */
const byRelevance: Order = {
  value: 'nearest',
  title: 'По соответствию',
  short: 'Подходящие',
  reason: 'Сначала те, кто лучше подходит к\u00A0запросу, среди них\u00A0— кто примет раньше.',
};

const byDistance: Order = {
  value: 'distance',
  title: 'По расстоянию',
  short: 'Рядом',
  reason: 'Сначала те, кто ближе к\u00A0вам. Без\u00A0онлайн-записи\u00A0— в\u00A0конце.',
};

const clinicsByDistance: Order = { ...byDistance, reason: 'Сначала те, что ближе к\u00A0вам.' };

const clinicOrders: readonly Order[] = [
  {
    value: 'rating',
    title: 'По рейтингу',
    short: 'По рейтингу',
    reason: 'Сначала те, у\u00A0которых рейтинг выше, с\u00A0учётом числа отзывов.',
  },
  {
    value: 'reviews',
    title: 'По числу отзывов',
    short: 'По отзывам',
    reason: 'Сначала те, о\u00A0которых больше отзывов.',
  },
  { value: 'price', title: 'Сначала дешевле', short: 'Дешевле', reason: 'Сначала те, где приём дешевле.' },
  { value: 'price-desc', title: 'Сначала дороже', short: 'Дороже', reason: 'Сначала те, где приём дороже.' },
];

const serviceOrders: readonly Order[] = [
  { value: 'nearest', title: 'По популярности', short: 'Популярные', reason: 'Сначала то, что ищут чаще.' },
  { value: 'price', title: 'Сначала дешевле', short: 'Дешевле', reason: 'Сначала то, что дешевле.' },
  { value: 'price-desc', title: 'Сначала дороже', short: 'Дороже', reason: 'Сначала то, что дороже.' },
];

const orders: Record<SearchCategory, readonly Order[]> = {
  doctors: [...doctorOrders, byDistance],
  clinics: [...clinicOrders, clinicsByDistance],
  services: serviceOrders,
  analysis: serviceOrders,
  examination: serviceOrders,
};

/** The search params that decide which sort orders exist. */
type Ordered = Pick<SearchParams, 'category' | 'q' | 'services'>;

/**
 * Sort orders of a search, the default order first. If clinics are searched for one service, they
 * are sorted by the price of this service, not of a consultation.
 */
export function ordersOf({ category, q, services }: Ordered): Order[] {
  const known = sorts[category].flatMap((sort) => orders[category].find(({ value }) => value === sort) ?? []);
  if (category === 'doctors' && q !== undefined) return [byRelevance, ...known.slice(1)];
  if (category !== 'clinics' || services.length !== 1) return known;
  const reasons: Partial<Record<SearchSort, string>> = {
    price: 'Сначала те, где дешевле.',
    'price-desc': 'Сначала те, где дороже.',
  };
  return known.map((order) => ({ ...order, reason: reasons[order.value] ?? order.reason }));
}

/** The order in the URL, or the default order if the category doesn't have it. */
export function orderOf(params: Ordered & Pick<SearchParams, 'sort'>): Order {
  const sort = sortOf(params);
  return ordersOf(params).find(({ value }) => value === sort) ?? byRelevance;
}
