let watching = false;
let pressed = false;
let waiting: (() => void)[] = [];

/**
 * Runs the action now, or after the click if a mouse button or finger is down. Otherwise an error
 * that appears on blur would move the pressed button away before its click.
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
  // The click event follows in the same task as the release or in the next one.
  if (actions.length > 0) setTimeout(() => actions.forEach((action) => action()), 0);
}

/**
 * Starts to watch the pointer. Every form calls this function; only the first call has an effect.
 */
export function watchPointer(): void {
  if (watching) return;
  watching = true;
  document.addEventListener('pointerdown', down, { capture: true });
  document.addEventListener('pointerup', up, { capture: true });
  document.addEventListener('pointercancel', up, { capture: true });
}
