import { useState } from 'react';
import { comparable, MOST_COMPARED } from './compared-doctors';

/** Which doctors of a list are marked for comparison: three at most, a fourth is refused. `write` puts them into the URL. */
export function useCompare(marked: readonly string[], write: (compare: string[]) => void) {
  const [refused, setRefused] = useState(false);
  const compare = comparable(marked);

  const toggle = (slug: string): void => {
    const without = compare.filter((other) => other !== slug);
    const full = without.length === compare.length && compare.length === MOST_COMPARED;
    setRefused(full);
    if (!full) write(without.length < compare.length ? without : [...compare, slug]);
  };

  return { compare, refused, toggle };
}
