import { useState } from 'react';
import type { Favourites } from '@/shared/favourites/favourites';
import type { FavouriteLists } from '@/shared/favourites/guest-list';

/**
 * What to list: a heart that was just taken back leaves its row where it is until the page is left, so that it can be given
 * back, and nothing jumps under the finger.
 */
export function useShown({ lists, source }: Favourites): FavouriteLists {
  const [shown, setShown] = useState({ source, lists });
  const doctor = withNew(shown.lists.doctor, lists.doctor);
  const clinic = withNew(shown.lists.clinic, lists.clinic);
  if (shown.source !== source) setShown({ source, lists });
  else if (doctor !== shown.lists.doctor || clinic !== shown.lists.clinic) {
    setShown({ source, lists: { doctor, clinic } });
  }
  return shown.lists;
}

function withNew(shown: readonly string[], kept: readonly string[]): readonly string[] {
  const fresh = kept.filter((slug) => !shown.includes(slug));
  return fresh.length > 0 ? [...fresh, ...shown] : shown;
}
