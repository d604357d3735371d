import type { FilterOption } from '#generated/models/filter-option.ts';
import type { SearchFact } from '#generated/models/search-fact.ts';
import { countValues, fixedOptions } from './filters.ts';

/** Creates a filter for rows with all requested facts; null if no fact is requested. */
export function stating<Item>(
  wanted: readonly SearchFact[],
  factsOf: (item: Item) => ReadonlySet<SearchFact>,
): ((item: Item) => boolean) | null {
  return wanted.length === 0 ? null : (item) => wanted.every((fact) => factsOf(item).has(fact));
}

const FACT_TITLES = {
  kazakh: 'Казахский язык',
  english: 'Английский язык',
  pregnant: 'Ведёт беременных',
  ramp: 'Пандус',
  lift: 'Лифт',
  parking: 'Парковка',
  children_room: 'Детская комната',
  card: 'Оплата картой',
  kaspi: 'Оплата Kaspi',
  instalments: 'Рассрочка',
} as const satisfies Record<SearchFact, string>;

/** Counts each fact among the rows that have all chosen facts. */
export function factOptions(chosen: readonly SearchFact[], things: readonly ReadonlySet<SearchFact>[]): FilterOption[] {
  const counts = countValues(
    things.filter((facts) => chosen.every((fact) => facts.has(fact))),
    (facts) => facts,
  );
  return fixedOptions(FACT_TITLES, counts).filter(
    ({ value, count }) => count > 0 || chosen.some((fact) => fact === value),
  );
}

/** Leaves out facts about doctors, because they do not filter clinics. */
export const ofClinics = (facts: readonly SearchFact[]): readonly SearchFact[] =>
  facts.filter((fact) => fact !== 'kazakh' && fact !== 'english' && fact !== 'pregnant');
