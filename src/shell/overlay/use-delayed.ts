import { useEffect, useState } from 'react';

/** Turns true only after `value` has been true for that many milliseconds; turns false at once. */
export function useDelayed(value: boolean, delay: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!value) return undefined;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [value, delay]);
  return value && late;
}
