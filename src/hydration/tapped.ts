/** What early-taps.ts leaves behind. */
declare global {
  interface Window {
    /** The button that was tapped or the form that was sent last before the program ran; nothing when there was none. */
    tappedEarly?: Element | undefined;
    stopEarlyTaps?: (() => void) | undefined;
  }
}

/**
 * Takes what a person has pressed or sent before the program ran; from here on the program hears of it itself.
 *
 * @returns a function that does it again, on the same page or, by its name, on the one that stands in its place
 */
export function takeTapped(): (drawn: Element) => void {
  const { tappedEarly: tapped, stopEarlyTaps: stop } = window;
  stop?.();
  window.tappedEarly = undefined;
  return (drawn) => {
    if (!(tapped instanceof HTMLElement)) return;
    const again = tapped.isConnected ? tapped : sameIn(drawn, tapped);
    if (again instanceof HTMLFormElement) again.requestSubmit();
    else again?.click();
  };
}

function sameIn(drawn: Element, tapped: HTMLElement): HTMLElement | undefined {
  const others = [...drawn.querySelectorAll<HTMLElement>(tapped.localName)];
  // A form's text may have changed with what was typed; a page that is drawn beforehand has one besides the search.
  if (tapped instanceof HTMLFormElement) return others.find((form) => !form.hasAttribute('action'));
  return others.find((other) => nameOf(other) === nameOf(tapped));
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
}
