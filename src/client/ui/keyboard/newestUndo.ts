/** The open offers to undo, by their shortcut: until when, in milliseconds since 1970. */
const open = new Map<string, number>();

/** Notes an offer that `Z` accepts; undefined ends it. */
export function noteUndo(shortcut: string, until: number | undefined): void {
  if (until === undefined) open.delete(shortcut);
  else open.set(shortcut, until);
}

/** Whether `Z` accepts this offer: of several open ones it accepts only the newest, which ends last. */
export const isNewestUndo = (shortcut: string, now = Date.now()): boolean => {
  const own = open.get(shortcut);
  return own !== undefined && [...open.values()].every((until) => until <= own || until < now);
};
