/** Takes focus to the page's heading, where a screen reader says what one is at and Tab goes on from. The page does not scroll. */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const target = main?.querySelector('h1') ?? main;
  if (target === null || target === undefined) return;
  // Not in the tab order, but focusable.
  target.tabIndex = -1;
  // Where the page stands is the business of scroll restoration.
  target.focus({ preventScroll: true });
}
