import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusHeading, focusOn } from '@/shared/ui/focus';
import { untilOwnMove } from './use-hold-anchor';

/**
 * Moves focus after a navigation: to the element of the URL's hash, or to the heading of the new
 * page. The first load and changed filters do not move it.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    let release = (): void => undefined;
    const take = (hash: string): void => {
      release();
      release = hash === '' ? () => undefined : focusAnchor(hash);
    };
    const rendered = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hrefChanged }) => {
      if (fromLocation === undefined || !hrefChanged) return;
      // An element of the hash that is still loading is focused when it appears.
      if (pathChanged && document.getElementById(toLocation.hash) === null) focusHeading();
      take(toLocation.hash);
    });
    // The router ignores a second click on a link to the current hash, so handle it here.
    const again = (press: MouseEvent): void => {
      const link = press.target instanceof Element ? press.target.closest('a') : null;
      const elsewhere = press.ctrlKey || press.metaKey || press.shiftKey || press.altKey;
      if (link?.href === window.location.href && !elsewhere) take(router.latestLocation.hash);
    };
    window.addEventListener('click', again, { capture: true });
    return () => {
      rendered();
      window.removeEventListener('click', again, { capture: true });
      release();
    };
  }, [router]);
}

/**
 * Focuses the element with this id, now or when it appears, and again if it is replaced. Stops when
 * the user scrolls, presses or types.
 */
function focusAnchor(id: string): () => void {
  const start = document.activeElement;
  const focus = (): void => {
    const target = document.getElementById(id);
    const { activeElement, body } = document;
    // Focus that the user has moved stays there.
    if (target !== null && (activeElement === start || activeElement === body)) focusOn(target);
  };
  const drawn = new MutationObserver(focus);
  drawn.observe(document.body, { childList: true, subtree: true });
  focus();
  return untilOwnMove(() => drawn.disconnect());
}
