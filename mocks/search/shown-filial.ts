import type { Filial } from '#mocks/db/types/place.ts';
import type { Filters } from './filter-request.ts';

/** Of the filials, the one that a card shows: within the districts asked for, if there is one; the nearest when that is asked for. */
export function shownFilial(filials: readonly Filial[], filters: Filters): Filial | undefined {
  const { districtIds } = filters;
  const wanted = filials.filter(({ district_id }) => districtIds === null || districtIds.has(district_id ?? 0));
  return nearestFirst(wanted.length > 0 ? wanted : filials, (filial) => filial, filters)[0];
}

/** In the order that they have, unless the nearest is asked for. */
export function nearestFirst<Item>(
  items: readonly Item[],
  filialOf: (item: Item) => Filial,
  { byDistance }: Pick<Filters, 'byDistance'>,
): readonly Item[] {
  if (byDistance === null) return items;
  return items.toSorted((a, b) => byDistance.to(filialOf(a).id) - byDistance.to(filialOf(b).id));
}
