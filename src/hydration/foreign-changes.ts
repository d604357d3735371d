/**
 * React's text nodes that foreign code removed from the page, with the element that replaced each.
 */
const standIns = new WeakMap<Node, Element>();

let observer: MutationObserver | undefined;

/**
 * Makes React survive foreign DOM changes: browser translation replaces text nodes by `<font>`,
 * extensions wrap texts or add elements. React keeps its detached text node, so removing it or
 * inserting before it throws, and updating it has no visible effect.
 *
 * Before React touches such a text node, it is put back in place; a translation then translates it
 * again.
 */
export function surviveForeignChanges(): void {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const own = childOf(this, child);
    // Already removed, with the element that replaced it.
    if (own !== undefined) removeChild.call(this, own);
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    if (before === null || before.parentNode === this) return insertBefore.call(this, added, before) as T;
    // Appended if the position is unknown: a wrong place is better than not visible.
    return insertBefore.call(this, added, childOf(this, before) ?? null) as T;
  };

  observer = new MutationObserver(notice);
  observer.observe(document.body, { childList: true, subtree: true });
}

/**
 * The child of `parent` that holds React's text node: the node itself, put back, or its wrapper.
 */
function childOf(parent: Node, text: Node): Node | undefined {
  // Handles mutations that the observer has not delivered yet.
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
    // The replacement may come in the same mutation, or have been inserted beside the text before.
    const standIn = [...addedNodes, previousSibling, nextSibling].find(isForeign);
    if (standIn === undefined) continue;
    for (const removed of removedNodes) {
      if (!(removed instanceof Text) || removed.isConnected) continue;
      standIns.set(removed, standIn);
      // Watches React's updates of the detached node.
      observer?.observe(removed, { characterData: true });
    }
  }
}

/** React marks the nodes that it created or hydrated. */
function isForeign(node: Node | null): node is Element {
  return node instanceof Element && !Object.keys(node).some((key) => key.startsWith('__react'));
}
