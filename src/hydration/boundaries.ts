/** How long a boundary may take, milliseconds. */
const PATIENCE = 1000;

/** No finger or mouse has this id. */
const POINTER = -1030;

/**
 * Hydrates every Suspense boundary of a page. React starts with a boundary when a pointer enters it, works in small steps, so that a
 * tap in between is answered, and replays the event when it is done.
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
      // Already hydrated by a tap, or slow: a key event, which nothing listens to, makes React finish at once.
      part.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
      done();
    }, PATIENCE);
    part.addEventListener('pointerover', repeated);
    part.dispatchEvent(asked);
  });
}

/** The next comment that React writes before a boundary's content, outermost first. */
function next(root: Element, seen: ReadonlySet<Node>): Comment | undefined {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode(); node !== null; node = comments.nextNode()) {
    if (node instanceof Comment && node.data === '$' && !seen.has(node)) return node;
  }
  return undefined;
}
