import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** What stands above an anchor has come by then, or is slow enough for the person to have gone on. Milliseconds. */
const LATEST = 10_000;

/** What tells that somebody scrolls by themselves, or is about to. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps what the anchor of an address names where the router has scrolled it to. Lists above it come with their data and push it down,
 * and a section may come last itself. It ends when somebody scrolls. «Назад» restores its own place.
 */
export function useHoldAnchor(): void {
  const router = useRouter();
  useEffect(() => {
    let isReturn = isReload();
    const hold = (hash: string) => (hash === '' || isReturn ? () => undefined : holdAnchor(hash));
    // The first page may have been rendered already.
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
  const release = (): void => {
    growth.disconnect();
    clearTimeout(end);
    for (const move of OWN_MOVES) window.removeEventListener(move, release);
  };
  const end = setTimeout(release, LATEST);
  for (const move of OWN_MOVES) window.addEventListener(move, release, { passive: true });
  growth.observe(document.body);
  return release;
}

/** The browser was here before: it knows where the page stood. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}
