import { useCallback, useState } from 'react';
import { comparedMarks, useComparedMarks } from '@/domain/doctor/compared-marks';

/** Which doctors are marked for comparison, for a list of them: three at most, a fourth is refused. */
export function useCompare() {
  const compare = useComparedMarks();
  const [refused, setRefused] = useState(false);
  // The same function all along: for another one the cards of a list would be drawn again.
  const toggle = useCallback((slug: string) => setRefused(!comparedMarks.toggle(slug)), []);
  return { compare, refused: refused && compare.length > 0, toggle };
}
