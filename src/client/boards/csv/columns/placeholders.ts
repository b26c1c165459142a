/** What people and programs write for 'no value', each also in upper case and with a capital. */
const words =
  'n/a,na,n.a.,n/d,null,(null),<null>,[null],nil,none,nan,NaN,undefined,missing,not available,not applicable,tbd,tba,(blank),(empty),#n/a,#ref!,#value!,#name?,#div/0!,#null!,#num!,\\n,-,--,---,–,—,?,??,.,_';

const placeholders = new Set(
  words
    .split(',')
    .flatMap((word) => [
      word,
      word.toUpperCase(),
      word.charAt(0).toUpperCase() + word.slice(1),
      word.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    ]),
);
const longest = Math.max(...[...placeholders].map((word) => word.length));
/** By the code of the first character. */
const beginnings: boolean[] = Array.from({ length: 128 }, () => false);
for (const word of placeholders) beginnings[Math.min(word.charCodeAt(0), 127)] = true;

/**
 * Whether a trimmed cell stands for 'no value': `N/A`, `NULL`, `#REF!`, `-`. It runs for a million cells, and looking at
 * the first character is quicker than at the whole text.
 */
export const isPlaceholder = (text: string): boolean =>
  text.length <= longest &&
  text !== '' &&
  beginnings[Math.min(text.charCodeAt(0), 127)] === true &&
  placeholders.has(text);
