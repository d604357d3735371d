import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useEffect, useState } from 'react';
import { SCROLL_TO_TOP_AFTER } from '@/shared/config/limits';
import { IconButton } from '@/shared/ui/icon-button';

/** Appears once the page is scrolled by more than 300 px (specification §2). */
export function ScrollToTop() {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SCROLL_TO_TOP_AFTER);
    // Asked only then: in between, the browser would have to lay out a page that is just changing.
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  if (!scrolled) return null;
  return (
    <IconButton
      glyph={IconArrowUp}
      label="Наверх"
      look="edge"
      className="fixed right-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-30 animate-pop shadow-pop phone:bottom-[calc(0.25rem+var(--bottom-bar,4.75rem))]"
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
