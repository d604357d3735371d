import type { SearchCategory } from '@generated/models/search-category';
import type { SearchSort } from '@generated/models/search-sort';
import type { SearchParams } from './search-params';

interface Order {
  readonly value: SearchSort;
  readonly title: string;
  /** On phones, where the button is half as wide. */
  readonly short: string;
  /** Why these stand first, in one line. */
  readonly reason: string;
}

const doctorOrders: readonly [Order, ...Order[]] = [
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

const byDistance: Order = {
  value: 'distance',
  title: 'По расстоянию',
  short: 'Рядом',
  reason: 'Сначала те, кто ближе к\u00A0вам.',
};

const clinicOrders: readonly [Order, ...Order[]] = [
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

const serviceOrders: readonly [Order, ...Order[]] = [
  { value: 'nearest', title: 'По популярности', short: 'Популярные', reason: 'Сначала то, что ищут чаще.' },
  { value: 'price', title: 'Сначала дешевле', short: 'Дешевле', reason: 'Сначала то, что дешевле.' },
  { value: 'price-desc', title: 'Сначала дороже', short: 'Дороже', reason: 'Сначала то, что дороже.' },
];

/** The orders that each kind of result can stand in; the first is the default. */
export const ordersOf: Record<SearchCategory, readonly [Order, ...Order[]]> = {
  doctors: [...doctorOrders, byDistance],
  clinics: [...clinicOrders, byDistance],
  services: serviceOrders,
  analysis: serviceOrders,
  examination: serviceOrders,
};

/** The order that an address means: one that this kind of result does not have is the default. */
export function orderOf(category: SearchCategory, sort: SearchSort): Order {
  const orders = ordersOf[category];
  return orders.find(({ value }) => value === sort) ?? orders[0];
}

/** The order that can be shown: nobody knows what is near without knowing near what. */
export function shownSort({ category, sort }: Pick<SearchParams, 'category' | 'sort'>, located: boolean): SearchSort {
  const { value } = orderOf(category, sort);
  return value === 'distance' && !located ? ordersOf[category][0].value : value;
}

/**
 * Why these stand first. With a text, doctors stand by how well they answer it before their time decides. Clinics for one service stand by
 * what it costs there, not by a consultation's price.
 */
export function reasonOf({
  category,
  q,
  sort,
  services,
}: Pick<SearchParams, 'category' | 'q' | 'sort' | 'services'>): string {
  const { value, reason } = orderOf(category, sort);
  if (category === 'doctors' && value === 'nearest' && q !== undefined) {
    return 'Сначала те, кто лучше подходит к\u00A0запросу, среди них\u00A0— кто примет раньше.';
  }
  if (category !== 'clinics' || services.length !== 1) return reason;
  if (value === 'price') return 'Сначала те, где дешевле.';
  return value === 'price-desc' ? 'Сначала те, где дороже.' : reason;
}
