/** One transparent pixel, which replaces pictures. */
const blankPicture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const isAddress = /^\s*(?:[a-z][a-z\d+.-]*:)?[\\/]{2}|^\s*\/files\//i;
const email = /[^\s@"'<>()[\]{},;:]+@[^\s@"'<>()[\]{},;:]+\.[^\s@"'<>()[\]{},;:]+/g;
const networkAddress = /\b\d{1,3}(?:\.\d{1,3}){3}\b|(?<![\w:])(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}(?![\w:])/gi;

/** A copy with `change` applied to every text, keys included. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => withTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), withTexts(item, change)]));
}

/** A copy without addresses of files and pictures, which can be read without signing in; a view of it loads nothing. */
export const withoutAddresses = (value: unknown): unknown =>
  withTexts(value, (text) => (isAddress.test(text) ? blankPicture : text));

/**
 * Returns a function that replaces e-mails and network addresses with numbers, the same one everywhere, so that people
 * can still be distinguished. Use one function for a whole report.
 */
export function createAnonymiser(): (value: unknown) => unknown {
  const people = new Map<string, string>();
  const nameOf = (address: string): string => {
    const known = people.get(address.toLowerCase()) ?? `person${String(people.size + 1)}@example.invalid`;
    people.set(address.toLowerCase(), known);
    return known;
  };
  return (value) =>
    withoutAddresses(withTexts(value, (text) => text.replace(email, nameOf).replace(networkAddress, '0.0.0.0')));
}
