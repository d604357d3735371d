/** early.ts defines these properties. */
declare global {
  interface Window {
    /**
     * The button or option that was tapped last before the program ran, or the form that was
     * submitted then.
     */
    tappedEarly?: Element | undefined;
    stopEarlyTaps?: (() => void) | undefined;
  }
}

/**
 * Takes the recorded tap or submit, and stops recording.
 *
 * @returns a function that repeats the tap or submit on the same element, or on the same element of
 * the new page
 */
export function takeTapped(): (drawn: Element) => void {
  const { tappedEarly: tapped, stopEarlyTaps: stop } = window;
  stop?.();
  window.tappedEarly = undefined;
  const choice = tapped instanceof HTMLInputElement ? tapped.checked : undefined;
  return (drawn) => {
    if (!(tapped instanceof HTMLElement)) return;
    // The browser itself has already opened or closed the `<details>`.
    if (tapped.isConnected && tapped.localName === 'summary') return;
    const again = tapped.isConnected ? tapped : sameIn(drawn, tapped);
    if (again instanceof HTMLFormElement) again.requestSubmit();
    else if (again instanceof HTMLInputElement && choice !== undefined) choose(again, choice);
    else again?.click();
  };
}

/**
 * Repeats a mouse click on an element that React replaced between press and release, because the
 * browser sends no click to a removed element. A touch does not need this.
 *
 * @returns a function that stops watching. A press that has begun by then is still handled
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

/**
 * Sets a choice so that React notices it. React reacts only to a change, and the field may already
 * have this value.
 */
function choose(field: HTMLInputElement, checked: boolean): void {
  if (field.type === 'checkbox' && checked === field.defaultChecked) return;
  field.checked = !checked;
  field.click();
}

/** Returns the element that corresponds to `tapped` in a page that was rendered from scratch. */
export function sameIn(drawn: Element, tapped: HTMLElement): HTMLElement | undefined {
  const others = [...drawn.querySelectorAll<HTMLElement>(tapped.localName)];
  // In the newly rendered page a form is found without its text: there is only one form besides the
  // search, and only the search has the attribute `action`.
  if (tapped instanceof HTMLFormElement) return others.find((form) => !form.hasAttribute('action'));
  return others.find((other) => nameOf(other) === nameOf(tapped));
}

function nameOf(element: Element): string {
  // `labels` is empty for an element that was removed from the page.
  if (element instanceof HTMLInputElement) return `${element.value} ${element.closest('label')?.textContent}`;
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
}
