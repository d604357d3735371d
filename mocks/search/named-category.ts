import type { SearchCategory } from '#generated/models/search-category.ts';
import { foldedWords } from './text/fold.ts';
import type { Understood } from './understand.ts';

/** Beginnings of Russian and Kazakh words that name a category, folded. */
const NAMES: readonly (readonly [SearchCategory, RegExp])[] = [
  ['doctors', /(^| )(врач|доктор|дариг)/],
  ['analysis', /(^| )(анализ|талда)/],
  ['examination', /(^| )обследован/],
  ['clinics', /(^| )(клиник(?!о)|поликлиник|медцентр|медицинск\S* центр|болниц|емхана)/],
];

/** Returns the category that a text names first; null if it names none. */
export function namedCategory(text: string, understood: Understood | null): SearchCategory | null {
  // «Стоматолог клиники Жібек» searches for a doctor, because the clinic is a filter.
  const isFiltered = understood?.filters.some(({ filter }) => filter === 'clinic') === true;
  const words = foldedWords(text).join(' ');
  const [first] = NAMES.filter(([category]) => category !== 'clinics' || !isFiltered)
    .map(([category, name]) => ({ category, place: words.search(name) }))
    .filter(({ place }) => place !== -1)
    .toSorted((one, other) => one.place - other.place);
  return first?.category ?? null;
}
