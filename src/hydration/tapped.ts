/** Set by early.ts. */
declare global {
  interface Window {
    /** The button or choice that was tapped, or the form that was sent, last before the program ran. */
    tappedEarly?: Element | undefined;
    stopEarlyTaps?: (() => void) | undefined;
  }
}

/**
 * Takes what was tapped or sent before the program ran, and stops recording.
 *
 * @returns a function that repeats it, on the same element or on the one with its name in the new page
 */
export function takeTapped(): (drawn: Element) => void {
  const { tappedEarly: tapped, stopEarlyTaps: stop } = window;
  stop?.();
  window.tappedEarly = undefined;
  const choice = tapped instanceof HTMLInputElement ? tapped.checked : undefined;
  return (drawn) => {
    if (!(tapped instanceof HTMLElement)) return;
    // The browser has opened it already.
    if (tapped.isConnected && tapped.localName === 'summary') return;
    const again = tapped.isConnected ? tapped : sameIn(drawn, tapped);
    if (again instanceof HTMLFormElement) again.requestSubmit();
    else if (again instanceof HTMLInputElement && choice !== undefined) choose(again, choice);
    else again?.click();
  };
}

/**
 * Clicks what a mouse button was pressed on if React drew the page anew before the button was up: the browser
 * sends no click for an element that is gone. A finger's click goes to
 * what is there when it is lifted.
 *
 * @returns a function that ends this once the page is drawn; a button that is down by then is still followed
 */
export function keepPresses(drawn: Element): () => void {
  let pressed: HTMLElement | null = null;
  const press = ({ target, pointerType }: PointerEvent): void => {
    pressed = pointerType === 'mouse' && target instanceof Element ? target.closest('a, button, summary, label') : null;
  };
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('pointerup', () => {
    if (pressed?.isConnected === false) sameIn(drawn, pressed)?.click();
    pressed = null;
  });
  return () => document.removeEventListener('pointerdown', press, true);
}

/** React may have kept the user's choice without noticing it: it only sees a change. */
function choose(field: HTMLInputElement, checked: boolean): void {
  if (field.type === 'checkbox' && checked === field.defaultChecked) return;
  field.checked = !checked;
  field.click();
}

/** The element of a page that was drawn anew which stands in another one's place. */
export function sameIn(drawn: Element, tapped: HTMLElement): HTMLElement | undefined {
  const others = [...drawn.querySelectorAll<HTMLElement>(tapped.localName)];
  // A form's text changes with what was typed; such a page has only one form besides the search.
  if (tapped instanceof HTMLFormElement) return others.find((form) => !form.hasAttribute('action'));
  return others.find((other) => nameOf(other) === nameOf(tapped));
}

function nameOf(element: Element): string {
  // An element that has left the page has no `labels` any more.
  if (element instanceof HTMLInputElement) return `${element.value} ${element.closest('label')?.textContent}`;
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
}
