/**
 * Text nodes of React that foreign code has removed from the page. The value is the element that
 * foreign code has put in the place of the text.
 */
const standIns = new WeakMap<Node, Element>();

let observer: MutationObserver | undefined;

/**
 * Makes React work although foreign code changes the DOM: browser translation replaces text nodes
 * by `<font>`, extensions wrap texts or add elements.
 *
 * React keeps its detached text node. If React removes the node or inserts something before it, the
 * DOM throws an error. If React updates the node, nothing visible changes. So the node is put back
 * before React touches it. The browser then translates the node again.
 */
export function surviveForeignChanges(): void {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const own = childOf(this, child);
    // `own` is undefined if the node was removed together with the element that had replaced it.
    if (own !== undefined) removeChild.call(this, own);
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    if (before === null || before.parentNode === this) return insertBefore.call(this, added, before) as T;
    // If the position is unknown, the node is appended: a wrong place is better than an invisible
    // node.
    return insertBefore.call(this, added, childOf(this, before) ?? null) as T;
  };

  observer = new MutationObserver(notice);
  observer.observe(document.body, { childList: true, subtree: true });
}

/**
 * The child of `parent` that contains React's text node: the text node itself after it was put
 * back, or the element that wraps it.
 */
function childOf(parent: Node, text: Node): Node | undefined {
  // The observer may not have delivered the latest mutations yet.
  notice(observer?.takeRecords() ?? []);
  putBack(text);
  if (!parent.contains(text)) return undefined;
  let child = text;
  while (child.parentNode !== null && child.parentNode !== parent) child = child.parentNode;
  return child;
}

function putBack(text: Node): void {
  const standIn = standIns.get(text);
  standIns.delete(text);
  if (standIn?.isConnected === true && !text.isConnected && text instanceof Text) standIn.replaceWith(text);
}

function notice(records: readonly MutationRecord[]): void {
  for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') {
      putBack(target);
      continue;
    }
    if (removedNodes.length === 0) continue;
    // The element that replaces the text is in the same mutation, or was inserted beside the text
    // before.
    const standIn = [...addedNodes, previousSibling, nextSibling].find(isForeign);
    if (standIn === undefined) continue;
    for (const removed of removedNodes) {
      if (!(removed instanceof Text) || removed.isConnected) continue;
      standIns.set(removed, standIn);
      // Observe the detached text node, because React may update it.
      observer?.observe(removed, { characterData: true });
    }
  }
}

/** Whether foreign code has created the element. React marks its own nodes with a property. */
function isForeign(node: Node | null): node is Element {
  return node instanceof Element && !Object.keys(node).some((key) => key.startsWith('__react'));
}
