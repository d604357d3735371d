import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Maximum time for which the element of the hash is kept in view, in milliseconds. */
const LATEST = 10_000;

/** Events with which the user scrolls or is about to scroll. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the element of the URL's hash in view while lists above it load and push the element down.
 * Stops when the user scrolls. After Back the browser restores the scroll position instead.
 */
export function useHoldAnchor(): void {
  const router = useRouter();
  useEffect(() => {
    let isReturn = isReload();
    const hold = (hash: string) => (hash === '' || isReturn ? () => undefined : holdAnchor(hash));
    // The first page may already be rendered. In this case no event follows, so start now.
    let release = hold(router.latestLocation.hash);
    const history = router.history.subscribe(({ action }) => {
      isReturn = action.type !== 'PUSH' && action.type !== 'REPLACE';
    });
    const rendered = router.subscribe('onRendered', ({ toLocation, hashChanged, pathChanged }) => {
      if (!hashChanged && !pathChanged) return;
      release();
      release = hold(toLocation.hash);
    });
    return () => {
      history();
      rendered();
      release();
    };
  }, [router]);
}

function holdAnchor(id: string): () => void {
  const growth = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }));
  growth.observe(document.body);
  return untilOwnMove(() => growth.disconnect());
}

/**
 * Calls `end` when the user scrolls, presses or types, or after `LATEST`. Returns a function that
 * calls `end` earlier.
 */
export function untilOwnMove(end: () => void): () => void {
  const release = (): void => {
    end();
    clearTimeout(latest);
    for (const move of OWN_MOVES) window.removeEventListener(move, release);
  };
  const latest = setTimeout(release, LATEST);
  for (const move of OWN_MOVES) window.addEventListener(move, release, { passive: true });
  return release;
}

/**
 * Whether the page was reloaded or restored. In both cases the browser restores the scroll
 * position.
 */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}
