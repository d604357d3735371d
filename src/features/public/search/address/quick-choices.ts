import { type FilterKey, filtersOf } from './filter-keys';
import { searchDefaults, type SearchParams } from './search-params';
import { ordersOf, shownSort } from './search-sorts';

export interface QuickChoice {
  /** As a chip of the chosen filters would be called: `formats:online`. */
  readonly id: string;
  readonly label: string;
  readonly on: boolean;
  /** What a press changes; the order by distance has to know first where the person is (near/use-near.ts). */
  readonly patch: Partial<SearchParams>;
}

type ListKey = 'patients' | 'formats';

/** What is asked for most, one press away: the same conditions as in the filters, so that both always agree. */
export function quickChoices(params: SearchParams, located: boolean): QuickChoice[] {
  const today = params.when === 'today';
  const choices: (QuickChoice & { readonly filter?: FilterKey })[] = [
    { filter: 'when', id: 'when', label: 'Сегодня', on: today, patch: { when: today ? 'any' : 'today' } },
    near(params, located),
    inList(params, 'patients', 'children', 'Детям'),
    inList(params, 'formats', 'online', 'Онлайн'),
    inList(params, 'formats', 'home', 'На\u00A0дому'),
  ];
  return choices.filter(({ filter }) =>
    filter === undefined ? hasDistance(params) : filtersOf[params.category].includes(filter),
  );
}

const hasDistance = (params: SearchParams): boolean => ordersOf(params).some(({ value }) => value === 'distance');

/** An order rather than a filter. It is on only where it can be: an address may ask for it of somebody whose place is not known. */
function near(params: SearchParams, located: boolean): QuickChoice {
  const on = shownSort(params, located) === 'distance';
  return { id: 'near', label: 'Рядом', on, patch: { sort: on ? searchDefaults.sort : 'distance' } };
}

function inList<Key extends ListKey>(
  params: SearchParams,
  filter: Key,
  value: SearchParams[Key][number],
  label: string,
): QuickChoice & { readonly filter: Key } {
  const values: readonly SearchParams[Key][number][] = params[filter];
  const on = values.includes(value);
  const patch = { [filter]: on ? values.filter((other) => other !== value) : [...values, value] };
  return { filter, id: `${filter}:${value}`, label, on, patch };
}
