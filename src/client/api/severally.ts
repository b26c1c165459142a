import pLimit from 'p-limit';

/** More would only queue at the server, and delay the page's other calls and the effect of a stop button. */
const atOnce = 4;

/** Runs a call for each item, at most four at a time. */
export const severally = <Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const limit = pLimit(atOnce);
  return Promise.all(items.map((item) => limit(() => run(item))));
};
