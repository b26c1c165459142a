/**
 * Page translation (Chrome, Edge, extensions) puts the texts of a page into `<font>` elements. React then removes a text,
 * or inserts before it, where it no longer is, which throws and takes the page away
 * (https://github.com/facebook/react/issues/11538, whose guard this is). Here the element that now holds the text takes
 * its place; a text that is nowhere on the page any more is passed over.
 */
export function tolerateTranslation(): void {
  const original = { removeChild: Node.prototype.removeChild, insertBefore: Node.prototype.insertBefore };

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const holder = childOf(this, child);
    if (holder !== null) original.removeChild.call(this, holder);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, next: Node | null): T {
    original.insertBefore.call(this, added, next && childOf(this, next));
    return added;
  };
}

/** The node itself, or the element around it that is a child of `parent`; null if it is not inside `parent`. */
function childOf(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at !== null && at.parentNode !== parent) at = at.parentNode;
  return at;
}
