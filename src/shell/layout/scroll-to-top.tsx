import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useSyncExternalStore } from 'react';
import { SCROLL_TO_TOP_AFTER } from '@/shared/config/limits';
import { IconButton } from '@/shared/ui/icon-button';

/** Appears once the page is scrolled by more than 300 px (specification §2). */
export function ScrollToTop() {
  const scrolled = useSyncExternalStore(subscribe, () => window.scrollY > SCROLL_TO_TOP_AFTER);
  if (!scrolled) return null;
  return (
    <IconButton
      glyph={IconArrowUp}
      label="Наверх"
      look="edge"
      className="fixed right-4 bottom-4 z-30 animate-pop shadow-pop phone:bottom-20"
      onClick={toTop}
    />
  );
}

/** Focus goes along, or the next Tab would jump back down. */
function toTop(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  document.querySelector('main')?.focus({ preventScroll: true });
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
