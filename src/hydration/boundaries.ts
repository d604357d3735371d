/** Longest wait for a part that React brings to life in its own time, milliseconds. */
const PATIENCE = 1000;

/** No finger and no mouse has this number. */
const POINTER = -1030;

/**
 * Brings every part of a page to life that React has put off. Around a page it has boundaries, and begins with one as soon as a pointer
 * comes upon it: in small steps, so that a tap in between is answered. When it is done it repeats the event, and so tells us.
 */
export async function bringToLife(root: Element): Promise<void> {
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
      // It lives already, because of a tap, or it is slow: a key, which no one listens to, makes React finish at once.
      part.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
      done();
    }, PATIENCE);
    part.addEventListener('pointerover', repeated);
    part.dispatchEvent(asked);
  });
}

/** The first comment that React writes before a boundary's content, outermost ones first. */
function next(root: Element, seen: ReadonlySet<Node>): Comment | undefined {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode(); node !== null; node = comments.nextNode()) {
    if (node instanceof Comment && node.data === '$' && !seen.has(node)) return node;
  }
  return undefined;
}
