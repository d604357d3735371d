import { useState } from 'react';
import type { Favourites } from '@/shared/favourites/favourites';
import type { Kept } from '@/shared/favourites/guest-list';

/**
 * What to list: a heart that was just taken back leaves its row where it is until the page is left, so that it can be given
 * back, and nothing jumps under the finger.
 */
export function useShown({ kept, source }: Favourites): Kept {
  const [shown, setShown] = useState({ source, kept });
  const doctor = withNew(shown.kept.doctor, kept.doctor);
  const clinic = withNew(shown.kept.clinic, kept.clinic);
  if (shown.source !== source) setShown({ source, kept });
  else if (doctor !== shown.kept.doctor || clinic !== shown.kept.clinic) {
    setShown({ source, kept: { doctor, clinic } });
  }
  return shown.kept;
}

function withNew(shown: readonly string[], kept: readonly string[]): readonly string[] {
  const fresh = kept.filter((slug) => !shown.includes(slug));
  return fresh.length > 0 ? [...fresh, ...shown] : shown;
}
