import { type FilterKey, filtersOf } from './filter-keys';
import type { SearchParams } from './search-params';

export interface QuickChoice {
  /** As a chip of the chosen filters would be called: `formats:online`. */
  readonly id: string;
  readonly label: string;
  readonly on: boolean;
  /** What a press changes. */
  readonly patch: Partial<SearchParams>;
}

type ListKey = 'patients' | 'formats';

/** What is asked for most, one press away: the same conditions as in the filters, so that both always agree. */
export function quickChoices(params: SearchParams): QuickChoice[] {
  const today = params.when === 'today';
  const choices: (QuickChoice & { readonly filter: FilterKey })[] = [
    { filter: 'when', id: 'when', label: 'Сегодня', on: today, patch: { when: today ? 'any' : 'today' } },
    inList(params, 'patients', 'children', 'Детям'),
    inList(params, 'formats', 'online', 'Онлайн'),
    inList(params, 'formats', 'home', 'На\u00A0дому'),
  ];
  return choices.filter(({ filter }) => filtersOf[params.category].includes(filter));
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
