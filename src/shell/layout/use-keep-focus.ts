import { useEffect } from 'react';
import { focusHeading, focusOn } from '@/shared/ui/focus';

/** What has a heading of its own. */
const PARTS = 'main, section, article, aside, form, fieldset, [role=region], [role=dialog], [role=alertdialog]';

const DIALOGS = '[role=dialog], [role=alertdialog]';

/**
 * Catches the focus of a button that is removed or disabled while it has it: a list that has loaded after «Повторить», a row that has
 * gone. The browser would let it fall to the top of the page, and a keyboard would begin anew. It goes to the heading of the nearest
 * part that is still there. Whoever knows a better place takes the focus there first (`useFocusKept`).
 */
export function useKeepFocus(): void {
  useEffect(() => {
    /** The element that had the focus last, and where it was. */
    let last: Element | undefined;
    let way: readonly Element[] = [];
    /** The same of the page behind the dialogs. */
    let wayOnPage: readonly Element[] = [];

    const follow = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || target === document.body) return;
      last = target;
      way = ancestorsOf(target);
      if (target.closest(DIALOGS) === null) wayOnPage = way;
    };
    const isLost = (): boolean => last !== undefined && (!last.isConnected || last.matches(':disabled'));
    const catchFocus = (): void => {
      if (!isLost() || !isNowhere(document.activeElement)) return;
      const heading = nearestHeading(way) ?? nearestHeading(wayOnPage);
      if (heading) focusOn(heading);
      else focusHeading();
    };
    const observer = new MutationObserver(() => {
      // After the effects of what has been drawn: they may know a better place.
      if (isLost() && isNowhere(document.activeElement)) requestAnimationFrame(() => setTimeout(catchFocus));
    });

    document.addEventListener('focusin', follow);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', follow);
      observer.disconnect();
    };
  }, []);
}

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body;
}

function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let box = element.parentElement; box !== null; box = box.parentElement) ancestors.push(box);
  return ancestors;
}

/** The heading of the innermost of these that is still on the page and has one. */
function nearestHeading(boxes: readonly Element[]): HTMLElement | undefined {
  for (const box of boxes) {
    const heading = box.isConnected && box.matches(PARTS) ? box.querySelector<HTMLElement>('h1, h2, h3, h4') : null;
    if (heading !== null) return heading;
  }
  return undefined;
}
