/** One transparent pixel: what stands where a picture stood. */
const blankPicture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const isAddress = /^\s*(?:[a-z][a-z\d+.-]*:)?[\\/]{2}|^\s*\/files\//i;
const email = /[^\s@"'<>()[\]{},;:]+@[^\s@"'<>()[\]{},;:]+\.[^\s@"'<>()[\]{},;:]+/g;
const networkAddress = /\b\d{1,3}(?:\.\d{1,3}){3}\b|(?<![\w:])(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}(?![\w:])/gi;

/** The same with every text, keys too, as `change` has it. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => withTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), withTexts(item, change)]));
}

/** Without addresses of files and pictures, which need no sign-in; a view that shows this loads nothing. */
export const withoutAddresses = (value: unknown): unknown =>
  withTexts(value, (text) => (isAddress.test(text) ? blankPicture : text));

/**
 * The same without e-mails and network addresses: each gets a number, the same one everywhere, so that a reader can still tell
 * people apart. One function serves a whole report.
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
