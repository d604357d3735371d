/** How long one boundary may take, milliseconds. */
const PATIENCE = 1000;

/** An id that no real pointer has. */
const POINTER = -1030;

/**
 * Hydrates every Suspense boundary of a page with a synthetic pointer event. React hydrates a
 * boundary that a pointer enters in small steps, so taps in between are handled, and replays the
 * event when done.
 */
export async function hydrateBoundaries(root: Element): Promise<void> {
  const seen = new Set<Node>();
  for (;;) {
    const boundary = next(root, seen);
    if (boundary === undefined) return;
    seen.add(boundary);
    if (boundary.nextElementSibling !== null) await alive(boundary.nextElementSibling);
  }
}

function alive(part: Element): Promise<void> {
  return new Promise((resolve) => {
    const asked = new PointerEvent('pointerover', { bubbles: true, pointerId: POINTER });
    const done = (): void => {
      part.removeEventListener('pointerover', repeated);
      clearTimeout(patience);
      resolve();
    };
    const repeated = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerId === POINTER && event !== asked) done();
    };
    const patience = setTimeout(() => {
      // Already hydrated by a tap, or slow: a key event, which has no listener, makes React finish
      // synchronously.
      part.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
      done();
    }, PATIENCE);
    part.addEventListener('pointerover', repeated);
    part.dispatchEvent(asked);
  });
}

/** The next comment node that React writes before a boundary's content, outermost first. */
function next(root: Element, seen: ReadonlySet<Node>): Comment | undefined {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode(); node !== null; node = comments.nextNode()) {
    if (node instanceof Comment && node.data === '$' && !seen.has(node)) return node;
  }
  return undefined;
}
