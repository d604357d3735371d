import type { SearchInput } from './search-params';

type Said = Pick<SearchInput, 'q' | 'category' | 'guessed'>;

/**
 * A middleware of the route: the category stands in the address where it says something. Without a text doctors are the default; with one
 * an address without a category shows what the text finds, so `category=doctors` means that somebody chose them.
 */
export function chosenCategory<Search extends Said>({
  search,
  next,
}: {
  search: Search;
  next: (search: Search) => Search;
}): Search {
  const { guessed, category, ...others } = next(search);
  const isSaid = guessed !== true && (category !== 'doctors' || others.q !== undefined);
  return (isSaid && category !== undefined ? { ...others, category } : others) as Search;
}
