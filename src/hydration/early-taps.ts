const TAPPED = 'button:not([type=submit]), summary, input[type=radio], input[type=checkbox]';

/**
 * Runs while the page is being read, before the program: remembers the last button or choice that was tapped and the form that was
 * sent, which the program then presses and sends (tapped.ts). A link and the search need nobody: the browser knows what to do with them.
 */
function remember({ target }: Event): void {
  const tapped = target instanceof Element ? target.closest(TAPPED) : null;
  if (tapped !== null) window.tappedEarly = tapped;
}

/** The browser would send the form to the page itself, where nobody takes it. */
function hold(event: Event): void {
  const { target: form } = event;
  if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
  event.preventDefault();
  window.tappedEarly = form;
}

document.addEventListener('click', remember, true);
document.addEventListener('submit', hold, true);
window.stopEarlyTaps = () => {
  document.removeEventListener('click', remember, true);
  document.removeEventListener('submit', hold, true);
};
