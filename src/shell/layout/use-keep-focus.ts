import { useEffect } from 'react';
import { focusHeading, focusOn } from '@/shared/ui/focus';

/** Selector of elements that may have a heading of their own. */
const PARTS = 'main, section, article, aside, form, fieldset, [role=region], [role=dialog], [role=alertdialog]';

const DIALOGS = '[role=dialog], [role=alertdialog]';

/**
 * Moves focus when the focused element is removed or disabled, such as the button of a deleted row.
 * Otherwise the browser would reset focus to the top of the page.
 *
 * Focus moves to the heading of the nearest surrounding element that is still on the page. Code
 * that knows a better place focuses that place first (`useRestoredFocus`).
 */
export function useKeepFocus(): void {
  useEffect(() => {
    /** The element that had focus last, and its ancestors. */
    let last: Element | undefined;
    let way: readonly Element[] = [];
    /** The ancestors of the element that was focused before a dialog opened. */
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
      // Run after effects, because an effect may move focus to a better place.
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

/**
 * Returns the heading of the innermost of these elements that is still on the page and has a
 * heading.
 */
function nearestHeading(boxes: readonly Element[]): HTMLElement | undefined {
  for (const box of boxes) {
    const heading = box.isConnected && box.matches(PARTS) ? box.querySelector<HTMLElement>('h1, h2, h3, h4') : null;
    if (heading !== null) return heading;
  }
  return undefined;
}
