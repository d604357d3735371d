import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useEffect, useState } from 'react';
import { SCROLL_TO_TOP_AFTER } from '@/shared/config/limits';
import { aboveBottomBars } from '@/shared/ui/bottom-bar';
import { IconButton } from '@/shared/ui/icon-button';

/** Scrolling by fewer pixels is ignored, because a resting finger moves the page slightly. */
const LEAST_MOVE = 8;

/**
 * Button that scrolls to the top. It appears below 300 px (docs/rules.md §2), and only while the
 * user scrolls up: while the user scrolls down and reads, the button would cover text.
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
    // `scrollY` is read only in this event, because elsewhere it could force a layout.
    window.addEventListener('scroll', look, { passive: true });
    // Browsers also scroll to keep the text in place when content above it changes its height. Such
    // scrolling does not count.
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
      ref={aboveBottomBars}
      icon={IconArrowUp}
      label="Наверх"
      variant="edge"
      className="fixed right-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-30 animate-pop shadow-pop"
      onClick={toTop}
    />
  );
}

/** Move focus to the top too. Otherwise the next Tab would jump back down. */
function toTop(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  document.querySelector('main')?.focus({ preventScroll: true });
}
