import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useEffect, useState } from 'react';
import { SCROLL_TO_TOP_AFTER } from '@/shared/config/limits';
import { IconButton } from '@/shared/ui/icon-button';

/** A finger that rests on the screen moves the page by a few pixels; that is no direction. */
const LEAST_MOVE = 8;

/**
 * Appears once the page is scrolled by more than 300 px (docs/rules.md §2), and only on the way up: on the way down it would lie on
 * what is being read.
 */
export function ScrollToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const page = document.documentElement;
    let last = window.scrollY;
    let height = page.scrollHeight;
    const look = () => {
      const { scrollY } = window;
      if (scrollY <= SCROLL_TO_TOP_AFTER) setShown(false);
      else if (Math.abs(scrollY - last) < LEAST_MOVE) return;
      else setShown(scrollY < last);
      last = scrollY;
    };
    // Asked only then: in between, the browser would have to lay out a page that is just changing.
    window.addEventListener('scroll', look, { passive: true });
    // What comes or goes above the screen moves it along, so that the text stays where it was. Nobody has scrolled.
    const resized = new ResizeObserver(() => {
      const grown = page.scrollHeight - height;
      const moved = window.scrollY - last;
      if (Math.abs(moved) <= Math.abs(grown) && moved * grown > 0) last = window.scrollY;
      height += grown;
    });
    resized.observe(page);
    return () => {
      window.removeEventListener('scroll', look);
      resized.disconnect();
    };
  }, []);

  if (!shown) return null;
  return (
    <IconButton
      icon={IconArrowUp}
      label="Наверх"
      variant="edge"
      className="fixed right-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-30 animate-pop shadow-pop"
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
