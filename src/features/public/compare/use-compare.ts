import { useCallback, useEffect, useRef, useState } from 'react';
import { comparable, MOST_COMPARED } from './compared-doctors';

/** Which doctors of a list are marked for comparison: three at most, a fourth is refused. `write` puts them into the URL. */
export function useCompare(marked: readonly string[], write: (compare: string[]) => void) {
  const [refused, setRefused] = useState(false);
  const compare = comparable(marked);
  const latest = useRef({ compare, write });
  useEffect(() => {
    latest.current = { compare, write };
  });

  // The same function all along: for another one the cards of a list would be drawn again.
  const toggle = useCallback((slug: string): void => {
    const before = latest.current.compare;
    const without = before.filter((other) => other !== slug);
    const full = without.length === before.length && before.length === MOST_COMPARED;
    setRefused(full);
    if (!full) latest.current.write(without.length < before.length ? without : [...before, slug]);
  }, []);

  return { compare, refused, toggle };
}
