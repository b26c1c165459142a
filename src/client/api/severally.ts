import pLimit from 'p-limit';

const atOnce = 4;

/** Runs a call for each item, few at a time, so that the page's other calls are not delayed. */
export const severally = <Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const limit = pLimit(atOnce);
  return Promise.all(items.map((item) => limit(() => run(item))));
};
