/** The same values get the same key, so that a retry after a lost reply creates no second record. */
export function idempotencyKeys(): (values: unknown) => string {
  const keys = new Map<string, string>();
  return (values) => {
    const text = JSON.stringify(values);
    const key = keys.get(text) ?? crypto.randomUUID();
    keys.set(text, key);
    return key;
  };
}
