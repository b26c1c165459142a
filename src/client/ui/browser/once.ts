/** Creates a value at its first use and caches it. */
export function once<Value>(make: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => (cached ??= { value: make() }).value;
}
