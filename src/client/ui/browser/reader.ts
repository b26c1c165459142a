/**
 * Parses a value from the address or the browser's storage. Zod schemas match this interface; start-up code uses
 * `reader`, so that it does not load zod.
 */
export interface Reader<Value> {
  safeParse: (given: unknown) => { success: true; data: Value } | { success: false };
}
export type ReadBy<R> = R extends Reader<infer Value> ? Value : never;

/** A reader from a function that returns undefined for invalid values. */
export const reader = <Value>(read: (given: unknown) => Value | undefined): Reader<Value> => ({
  safeParse: (given) => {
    const data = read(given);
    return data === undefined ? { success: false } : { success: true, data };
  },
});

export const isText = (given: unknown): given is string => typeof given === 'string';
export const isObject = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** A text, possibly empty. */
export const anyText: Reader<string> = reader((given) => (isText(given) ? given : undefined));
/** A boolean. */
export const onOff: Reader<boolean> = reader((given) => (typeof given === 'boolean' ? given : undefined));

/** The query of an address: a parameter without a value counts as absent. */
export const readSearch = (query: string | URLSearchParams): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(query)].filter(([, value]) => value !== ''));
