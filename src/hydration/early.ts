import { watchForStart } from './no-start';
import { helpOldBrowser } from './old-browser';

const TAPPED = 'button:not([type=submit]), summary, input[type=radio], input[type=checkbox]';

/**
 * Runs while the page is parsed, before the program, and also in browsers that can't run the
 * program. The build bundles this file as ES5 (build/browsers/early-script.ts), but adds no
 * polyfills: check whether a newer function exists before you call it.
 *
 * It records the last tapped button or option and the submitted form. The program repeats the tap
 * and the submit later (tapped.ts). Links and the search form work without the program.
 */
function remember({ target }: Event): void {
  const tapped = target instanceof Element ? target.closest(TAPPED) : null;
  if (tapped !== null) window.tappedEarly = tapped;
}

/** Prevents the browser from submitting a form to the page itself. */
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

/**
 * Hides a page of the default city from a visitor who has chosen another city
 * (features/city/selected-city.ts).
 */
try {
  const city = localStorage.getItem('aman.city');
  if (city !== null && city !== '1') document.documentElement.setAttribute('data-other-city', '');
} catch {
  // Storage is blocked, so no city is stored.
}

if (helpOldBrowser()) watchForStart();
