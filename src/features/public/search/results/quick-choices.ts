import { searchDefaults, type SearchParams } from '@/features/public/search/query/search-query';
import { type FilterKey, filtersOf } from '@/features/public/search/query/search-request';
import { ordersOf } from '@/features/public/search/query/search-sorts';
import { shownSort } from '@/features/public/search/query/shown-sort';

export interface QuickChoice {
  /** Id of the choice, the same as that of the active filter: `formats:online`. */
  readonly id: string;
  readonly label: string;
  readonly on: boolean;
  /**
   * Change of the search params when the user presses the chip. For sorting by distance, near.tsx
   * asks for the position first.
   */
  readonly patch: Partial<SearchParams>;
}

type ListKey = 'patients' | 'formats' | 'funding';

/** Most people who work are free from this hour on. */
const EVENING = '18:00';

/** Quick filters. They set the same search params as the panel of filters. */
export function quickChoices(params: SearchParams, located: boolean): QuickChoice[] {
  const today = params.when === 'today';
  const evening = params.time_from === EVENING;
  const choices: (QuickChoice & { readonly filter?: FilterKey })[] = [
    {
      filter: 'when',
      id: 'when',
      label: 'Сегодня',
      on: today,
      patch: { when: today ? 'any' : 'today', date_from: undefined, date_to: undefined },
    },
    {
      filter: 'hours',
      id: 'hours',
      label: 'После\u00A018:00',
      on: evening,
      patch: { time_from: evening ? undefined : EVENING, time_to: undefined },
    },
    inList(params, 'funding', 'osms', 'По\u00A0ОСМС'),
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

/**
 * The chip «Рядом». It is a sort order, not a filter. As long as the position is unknown, the chip
 * is off, even if the URL sorts by distance.
 */
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
