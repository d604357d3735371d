/** Texts of React's that somebody else has taken out of the page, with the element that they put there instead. */
const standIns = new WeakMap<Node, Element>();

let observer: MutationObserver | undefined;

/**
 * Lets the page survive those who change it behind React's back: the browser's translation puts `<font>` in the place of each text,
 * extensions wrap texts or add elements. React goes on working with its own text, which is in the page no more, so that removing it, or
 * putting something before it, throws, and changing it changes nothing that anybody sees.
 *
 * Whatever React does to such a text, the text first goes back to its place. A translation then translates it again.
 */
export function surviveForeignChanges(): void {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const own = childOf(this, child);
    // Gone already, with whatever was in its place.
    if (own !== undefined) removeChild.call(this, own);
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    if (before === null || before.parentNode === this) return insertBefore.call(this, added, before) as T;
    // At the end, where nothing says where: in sight is better than in place.
    return insertBefore.call(this, added, childOf(this, before) ?? null) as T;
  };

  observer = new MutationObserver(notice);
  observer.observe(document.body, { childList: true, subtree: true });
}

/** The child of an element that holds a text of React's: itself, put back, or what has been wrapped around it. */
function childOf(parent: Node, text: Node): Node | undefined {
  // What has happened since the observer was last called.
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
    // In one step, or first put beside it.
    const standIn = [...addedNodes, previousSibling, nextSibling].find(isForeign);
    if (standIn === undefined) continue;
    for (const removed of removedNodes) {
      if (!(removed instanceof Text) || removed.isConnected) continue;
      standIns.set(removed, standIn);
      // React changes it where nobody sees it.
      observer?.observe(removed, { characterData: true });
    }
  }
}

/** React marks what it has made, and what it has taken over from a server. */
function isForeign(node: Node | null): node is Element {
  return node instanceof Element && !Object.keys(node).some((key) => key.startsWith('__react'));
}
