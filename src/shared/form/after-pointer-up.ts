let watching = false;
let pressed = false;
let waiting: (() => void)[] = [];

/**
 * Runs the action now or, while a mouse button or finger is down, once it is up and the click has happened. An error that
 * appears on blur would otherwise push the button away from under the very press that caused the blur.
 */
export function afterPointerUp(action: () => void): void {
  if (pressed) waiting.push(action);
  else action();
}

function down(): void {
  pressed = true;
}

function up(): void {
  pressed = false;
  const actions = waiting;
  waiting = [];
  // The click follows the release within the same task or the next.
  if (actions.length > 0) setTimeout(() => actions.forEach((action) => action()), 0);
}

/** Starts watching presses; every form calls it, only the first call has an effect. */
export function watchPointer(): void {
  if (watching) return;
  watching = true;
  document.addEventListener('pointerdown', down, { capture: true });
  document.addEventListener('pointerup', up, { capture: true });
  document.addEventListener('pointercancel', up, { capture: true });
}
