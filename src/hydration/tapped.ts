/** What early-taps.ts leaves behind. */
declare global {
  interface Window {
    /** The button that was tapped last before the program ran; nothing when none was. */
    tappedEarly?: Element | undefined;
    stopEarlyTaps?: (() => void) | undefined;
  }
}

/**
 * Takes the button that a person has pressed before the program ran; from here on the program hears of taps itself.
 *
 * @returns a function that presses it, on the same page or, by its name, on the one that stands in its place
 */
export function takeTapped(): (drawn: Element) => void {
  const { tappedEarly: tapped, stopEarlyTaps: stop } = window;
  stop?.();
  window.tappedEarly = undefined;
  return (drawn) => {
    if (!(tapped instanceof HTMLElement)) return;
    const button = tapped.isConnected
      ? tapped
      : [...drawn.querySelectorAll<HTMLElement>(tapped.localName)].find((other) => nameOf(other) === nameOf(tapped));
    button?.click();
  };
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
}
