import { useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading';

/**
 * Catches the focus of a button that goes away with the change it made (a cancelled visit can't be cancelled): it would fall to the
 * top of the page without a word, so it goes to the heading. `state` is what the change shows in.
 */
export function useFocusKept(state: string): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === null || document.activeElement === document.body) focusHeading();
  }, [state]);
}
