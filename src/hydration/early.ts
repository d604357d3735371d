const TAPPED = 'button:not([type=submit]), summary, input[type=radio], input[type=checkbox]';

/**
 * What can't wait for the program: runs while the page is being read, and imports nothing, or it would wait for that.
 *
 * It remembers the last button or choice that was tapped and the form that was sent, which the program then presses and sends
 * (tapped.ts). A link and the search need nobody: the browser knows what to do with them.
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

/** A page of the default city must not flash by before somebody who has chosen another (features/city/selected-city.ts). */
try {
  const city = localStorage.getItem('aman.city');
  if (city !== null && city !== '1') document.documentElement.setAttribute('data-other-city', '');
} catch {
  // Storage is forbidden here: nobody has chosen one.
}
