import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After a change of page, focus goes to the new heading, so that a screen reader says where one is and Tab goes on from
 * there. Not on the first load (the browser is right there), nor when only filters or a hash changed.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged || toLocation.hash !== '') return;
        const main = document.querySelector('main');
        const target = main?.querySelector('h1') ?? main;
        if (target === null || target === undefined) return;
        // Not in the tab order, but focusable.
        target.tabIndex = -1;
        // Where the page stands is the business of scroll restoration.
        target.focus({ preventScroll: true });
      }),
    [router],
  );
}
