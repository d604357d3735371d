import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusHeading, focusOn } from '@/shared/ui/focus';
import { untilOwnMove } from './use-hold-anchor';

/**
 * Moves focus after a navigation: to the element of the URL's hash, or to the heading of the new
 * page. The first load and a change of filters do not move focus.
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
      // If the hash names an element that is still loading, the element is focused when it appears.
      if (pathChanged && document.getElementById(toLocation.hash) === null) focusHeading();
      take(toLocation.hash);
    });
    // The router ignores a click on a link whose hash is already in the URL, so handle the click
    // here.
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
 * Focuses the element with this id as soon as it is on the page, and again if React replaces it.
 * Stops when the user scrolls, presses or types.
 */
function focusAnchor(id: string): () => void {
  const start = document.activeElement;
  const focus = (): void => {
    const target = document.getElementById(id);
    const { activeElement, body } = document;
    // If the user has moved focus meanwhile, it stays where it is.
    if (target !== null && (activeElement === start || activeElement === body)) focusOn(target);
  };
  const drawn = new MutationObserver(focus);
  drawn.observe(document.body, { childList: true, subtree: true });
  focus();
  return untilOwnMove(() => drawn.disconnect());
}
