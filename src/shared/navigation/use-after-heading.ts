import { useDeferredValue, useState } from 'react';
import { openedByClick } from './opened-by-click';

/**
 * False for the first picture of a page that a click has opened, true from the next one on. What stands below the heading and
 * is much to draw waits for it, so that a click is answered at once (on a slow phone the whole page takes some tenths of a
 * second).
 */
export function useAfterHeading(): boolean {
  const [atOnce] = useState(() => !openedByClick());
  return useDeferredValue(true, atOnce);
}
