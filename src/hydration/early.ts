import { watchForStart } from './no-start';
import { helpOldBrowser } from './old-browser';

const TAPPED = 'button:not([type=submit]), summary, input[type=radio], input[type=checkbox]';

/**
 * Runs while the page is parsed, before the program, and in browsers that can't run the program: the build makes one file of it, in the
 * language of 2009 (build/browsers/early-script.ts), so it calls nothing that came later without having asked for it.
 *
 * Remembers the last button or choice that was tapped and the form that was sent, which the program repeats (tapped.ts). Links and
 * the search form work without a program.
 */
function remember({ target }: Event): void {
  const tapped = target instanceof Element ? target.closest(TAPPED) : null;
  if (tapped !== null) window.tappedEarly = tapped;
}

/** The browser would submit the form to the page itself. */
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

/** A visitor who has chosen another city must not see a flash of the default city's page (features/city/selected-city.ts). */
try {
  const city = localStorage.getItem('aman.city');
  if (city !== null && city !== '1') document.documentElement.setAttribute('data-other-city', '');
} catch {
  // Storage is forbidden, so no city is stored.
}

if (helpOldBrowser()) watchForStart();
