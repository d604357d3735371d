/** What early.ts leaves behind. */
declare global {
  interface Window {
    /** The button or choice that was tapped or the form that was sent last before the program ran; nothing when there was none. */
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
  const choice = tapped instanceof HTMLInputElement ? tapped.checked : undefined;
  return (drawn) => {
    if (!(tapped instanceof HTMLElement)) return;
    // The browser itself has opened what is under it, and it is still open.
    if (tapped.isConnected && tapped.localName === 'summary') return;
    const again = tapped.isConnected ? tapped : sameIn(drawn, tapped);
    if (again instanceof HTMLFormElement) again.requestSubmit();
    else if (again instanceof HTMLInputElement && choice !== undefined) choose(again, choice);
    else again?.click();
  };
}

/** React may have left the choice as the person made it, and know nothing of it: only a change lets it see. */
function choose(field: HTMLInputElement, checked: boolean): void {
  if (field.type === 'checkbox' && checked === field.defaultChecked) return;
  field.checked = !checked;
  field.click();
}

function sameIn(drawn: Element, tapped: HTMLElement): HTMLElement | undefined {
  const others = [...drawn.querySelectorAll<HTMLElement>(tapped.localName)];
  // A form's text may have changed with what was typed; a page that is drawn beforehand has one besides the search.
  if (tapped instanceof HTMLFormElement) return others.find((form) => !form.hasAttribute('action'));
  return others.find((other) => nameOf(other) === nameOf(tapped));
}

function nameOf(element: Element): string {
  if (element instanceof HTMLInputElement) return `${element.value} ${element.labels?.[0]?.textContent}`;
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
}
