/** The longest text of a request that a failure repeats, in characters. */
const longestText = 200;

/** A text of a request as a failure repeats it: a key of a megabyte must not come back. */
export const shortened = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText)}…` : text;
