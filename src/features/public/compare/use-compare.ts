import { useCallback, useState } from 'react';
import { comparedMarks, useComparedMarks } from '@/domain/doctor/compared-marks';

/** Marks doctors of a list for comparison: at most three, a fourth is refused. */
export function useCompare() {
  const compare = useComparedMarks();
  const [refused, setRefused] = useState(false);
  // A stable function, so that memoised cards don't render again.
  const toggle = useCallback((slug: string) => setRefused(!comparedMarks.toggle(slug)), []);
  return { compare, refused: refused && compare.length > 0, toggle };
}
