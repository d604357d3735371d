import type { City } from '#generated/models/city.ts';
import { foldCase } from '@/shared/format/letter-case';

/** The cities whose name has a word that begins with the text, in the list's order. An empty text leaves all of them. */
export function matchCities(cities: readonly City[], text: string): readonly City[] {
  const wanted = plain(text);
  if (wanted === '') return cities;
  return cities.filter(({ title }) => {
    const name = plain(title);
    return name.startsWith(wanted) || name.split(' ').some((word) => word.startsWith(wanted));
  });
}

/** «Усть-Каменогорск» is typed with a space, «Семей» with any case, «ё» as «е». */
function plain(text: string): string {
  return foldCase(text.trim()).replace(/[\s-]+/g, ' ');
}
