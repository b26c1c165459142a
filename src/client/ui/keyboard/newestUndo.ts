/** The open offers to undo, by their shortcut: until when, in milliseconds since 1970. */
const open = new Map<string, number>();
/** The offer that the key press of this task has accepted. */
const accepted = new Set<string>();

/** Notes an offer that `Z` accepts; undefined ends it. */
export function noteUndo(shortcut: string, until: number | undefined): void {
  if (until === undefined) open.delete(shortcut);
  else open.set(shortcut, until);
}

/**
 * Whether a press of `Z` accepts this offer: of several open ones it accepts only the newest, which ends last. Each
 * offer listens for the key itself, so once one has accepted a press, the others refuse it.
 */
export function takeUndo(shortcut: string, now = Date.now()): boolean {
  const own = open.get(shortcut);
  const isNewest = own !== undefined && [...open.values()].every((until) => until <= own || until < now);
  if (!isNewest || accepted.size > 0) return false;
  accepted.add(shortcut);
  setTimeout(() => accepted.clear());
  return true;
}
