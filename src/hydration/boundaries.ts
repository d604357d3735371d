/** Maximum time for hydrating one boundary, in milliseconds. */
const PATIENCE = 1000;

/** Pointer id that no real pointer has. */
const POINTER = -1030;

/**
 * Hydrates all Suspense boundaries of a page, one after another, with a synthetic pointer event.
 * React hydrates a boundary under the pointer in small steps, so that taps are handled in between.
 * When a boundary is hydrated, React repeats the event.
 */
export async function hydrateBoundaries(root: Element): Promise<void> {
  const seen = new Set<Node>();
  for (;;) {
    const boundary = next(root, seen);
    if (boundary === undefined) return;
    seen.add(boundary);
    if (boundary.nextElementSibling !== null) await hydrated(boundary.nextElementSibling);
  }
}

function hydrated(part: Element): Promise<void> {
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
      // Hydration is slow, or a tap has already hydrated the boundary. A key event makes React
      // finish synchronously. No component listens for this event.
      part.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
      done();
    }, PATIENCE);
    part.addEventListener('pointerover', repeated);
    part.dispatchEvent(asked);
  });
}

/**
 * The first boundary that was not seen yet, as the comment that React wrote before its content.
 * Outer boundaries come first.
 */
function next(root: Element, seen: ReadonlySet<Node>): Comment | undefined {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode(); node !== null; node = comments.nextNode()) {
    if (node instanceof Comment && node.data === '$' && !seen.has(node)) return node;
  }
  return undefined;
}
