/**
 * Runs while the page is being read, before the program: remembers the last button that was tapped, which the program then presses
 * (tapped.ts). A link or a form needs nobody: the browser knows what to do with them.
 */
function remember({ target }: Event): void {
  const tapped = target instanceof Element ? target.closest('button:not([type=submit]), summary') : null;
  if (tapped !== null) window.tappedEarly = tapped;
}

document.addEventListener('click', remember, true);
window.stopEarlyTaps = () => document.removeEventListener('click', remember, true);
