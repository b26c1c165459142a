/** More different texts than these are no column of a few values. */
const most = 1000;

/** Caches the results for the last texts: a column of types repeats the same few a hundred thousand times. */
export function oftenAsked<T>(find: (text: string) => T): (text: string) => T {
  const kept = new Map<string, { found: T }>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known.found;
    if (kept.size >= most) kept.clear();
    const found = find(text);
    kept.set(text, { found });
    return found;
  };
}
