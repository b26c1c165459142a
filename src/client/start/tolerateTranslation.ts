/**
 * Page translation (Chrome, Edge, extensions) puts the texts of a page into `<font>` elements, or puts `<font>` elements
 * with translated copies in their place. React then removes a text, or inserts before it, where it no longer is, which
 * throws and takes the page away (https://github.com/facebook/react/issues/11538, whose guard this is), or writes to a
 * text that nobody sees. Here the element takes the text's place, and a text that React changes comes back.
 */
export function tolerateTranslation(): void {
  const original = { removeChild: Node.prototype.removeChild, insertBefore: Node.prototype.insertBefore };
  const findStandIn = watchFonts();

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const holder = childOf(this, child) ?? childOf(this, findStandIn(child));
    if (holder !== null) original.removeChild.call(this, holder);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, next: Node | null): T {
    original.insertBefore.call(this, added, next && (childOf(this, next) ?? childOf(this, findStandIn(next))));
    return added;
  };

  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (!this.isConnected) {
        const standIn = findStandIn(this);
        standIn?.parentNode?.replaceChild(this, standIn);
      }
      nodeValue?.set?.call(this, value);
    },
  });
}

/** @returns finds the `<font>` on the page that took the place of a node; null if there is none */
function watchFonts(): (node: Node) => Node | null {
  const replacedBy = new WeakMap<Node, Node>();
  const standIns = new WeakSet<Node>();
  const isFont = (node: Node | null): node is Node => node?.nodeName === 'FONT';
  const note = (records: readonly MutationRecord[]): void => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const added of addedNodes) replacedBy.delete(added);
      for (const removed of removedNodes) {
        if (removed.nodeType !== Node.TEXT_NODE && !isFont(removed)) continue;
        // Replaced in one step, or with the font inserted beside it before.
        const font =
          [...addedNodes].find(isFont) ??
          [previousSibling, nextSibling].find((node) => isFont(node) && !standIns.has(node));
        if (!font || font === removed) continue;
        replacedBy.set(removed, font);
        standIns.add(font);
      }
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });
  return (node) => {
    note(observer.takeRecords());
    let at = replacedBy.get(node);
    while (at !== undefined && !at.isConnected) at = replacedBy.get(at);
    return at ?? null;
  };
}

/** The node itself, or the element around it that is a child of `parent`; null if it is not inside `parent`. */
function childOf(parent: Node, node: Node | null): Node | null {
  let at = node;
  while (at !== null && at.parentNode !== parent) at = at.parentNode;
  return at;
}
