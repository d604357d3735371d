/** Set by early.ts. */
declare global {
  interface Window {
    /** The last button or option tapped, or form submitted, before the app ran. */
    tappedEarly?: Element | undefined;
    stopEarlyTaps?: (() => void) | undefined;
  }
}

/**
 * Takes what was tapped or submitted before the app ran, and stops recording.
 *
 * @returns a function that repeats it, on the same element or on its counterpart in the new page
 */
export function takeTapped(): (drawn: Element) => void {
  const { tappedEarly: tapped, stopEarlyTaps: stop } = window;
  stop?.();
  window.tappedEarly = undefined;
  const choice = tapped instanceof HTMLInputElement ? tapped.checked : undefined;
  return (drawn) => {
    if (!(tapped instanceof HTMLElement)) return;
    // The browser has already toggled it.
    if (tapped.isConnected && tapped.localName === 'summary') return;
    const again = tapped.isConnected ? tapped : sameIn(drawn, tapped);
    if (again instanceof HTMLFormElement) again.requestSubmit();
    else if (again instanceof HTMLInputElement && choice !== undefined) choose(again, choice);
    else again?.click();
  };
}

/**
 * Clicks the element that a mouse button was pressed on, if React replaced it before the button was
 * released: the browser sends no click to a removed element. A touch needs no help.
 *
 * @returns a function that stops this; a button still pressed is followed to its release
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

/** React may have kept the user's choice without noticing it: it only reacts to a change. */
function choose(field: HTMLInputElement, checked: boolean): void {
  if (field.type === 'checkbox' && checked === field.defaultChecked) return;
  field.checked = !checked;
  field.click();
}

/** The counterpart of an element in a page that was rendered from scratch. */
export function sameIn(drawn: Element, tapped: HTMLElement): HTMLElement | undefined {
  const others = [...drawn.querySelectorAll<HTMLElement>(tapped.localName)];
  // The text of a form includes what was typed; such a page has only one form besides the search.
  if (tapped instanceof HTMLFormElement) return others.find((form) => !form.hasAttribute('action'));
  return others.find((other) => nameOf(other) === nameOf(tapped));
}

function nameOf(element: Element): string {
  // A removed element has no `labels`.
  if (element instanceof HTMLInputElement) return `${element.value} ${element.closest('label')?.textContent}`;
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
}
