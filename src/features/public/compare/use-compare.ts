import { useCallback, useState } from 'react';
import { comparedSlugs, useComparedSlugs } from '@/domain/doctor/compared-slugs';

/**
 * Selects doctors for the comparison. At most three can be selected; a fourth doctor isn't added.
 */
export function useCompare() {
  const compare = useComparedSlugs();
  const [refused, setRefused] = useState(false);
  // The function stays the same, because a new function would make the memoised cards render again.
  const toggle = useCallback((slug: string) => setRefused(!comparedSlugs.toggle(slug)), []);
  return { compare, refused: refused && compare.length > 0, toggle };
}
