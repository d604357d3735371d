/**
 * Brings every part of a page to life that React has put off. Around a page it has boundaries, which it brings to life when it finds
 * the time; an event within one makes it do so at once. Each is a task of its own, so that a tap in between is answered.
 */
export async function bringToLife(root: Element): Promise<void> {
  const seen = new Set<Node>();
  for (;;) {
    const boundary = next(root, seen);
    if (boundary === undefined) return;
    seen.add(boundary);
    // A key that no one listens to.
    boundary.nextElementSibling?.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}

/** The first comment that React writes before a boundary's content, outermost ones first. */
function next(root: Element, seen: ReadonlySet<Node>): Comment | undefined {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode(); node !== null; node = comments.nextNode()) {
    if (node instanceof Comment && node.data === '$' && !seen.has(node)) return node;
  }
  return undefined;
}
