import { useState } from 'react';
import type { Favourites } from '@/shared/favourites/favourites';

/**
 * The doctors to list: a heart that was just taken back leaves its row where it is until the page is left, so that it can be
 * given back, and nothing jumps under the finger.
 */
export function useShown({ doctors, source }: Favourites): readonly string[] {
  const [shown, setShown] = useState({ source, doctors });
  if (shown.source !== source) setShown({ source, doctors });
  else if (doctors.some((slug) => !shown.doctors.includes(slug))) {
    setShown({ source, doctors: [...doctors.filter((slug) => !shown.doctors.includes(slug)), ...shown.doctors] });
  }
  return shown.doctors;
}
