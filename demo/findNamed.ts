/** The one of a list of the demo data whose `key` is `name`. @throws Error without it */
export function findNamed<Key extends string, One extends Readonly<Record<Key, string>>>(
  list: readonly One[],
  key: Key,
  name: string,
): One {
  const found = list.find((one) => one[key] === name);
  if (!found) throw new Error(`No ${key} of the demo is ${name}`);
  return found;
}
