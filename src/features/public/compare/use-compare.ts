import { useCallback, useState } from 'react';
import { comparedSlugs, useComparedSlugs } from '@/domain/doctor/compared-slugs';

/** Selects doctors for comparison: at most three; a fourth is not added. */
export function useCompare() {
  const compare = useComparedSlugs();
  const [refused, setRefused] = useState(false);
  // A stable function: otherwise memoised cards would render again.
  const toggle = useCallback((slug: string) => setRefused(!comparedSlugs.toggle(slug)), []);
  return { compare, refused: refused && compare.length > 0, toggle };
}
