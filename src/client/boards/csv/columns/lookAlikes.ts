import { cleanId, isPlain, oneLine } from '#contract/text';
import { toDigit } from '../../../ui/format/readNumber';
import { cellText } from '../reading/cellText';

/** Cyrillic and Greek letters, and the Latin ones that they look like. */
const latin = new Map(
  [
    ['АВЕКМНОРСТУХІЈЅԚԜӀаеорсухіјѕһԛԝӏ', 'ABEKMHOPCTYXIJSQWIaeopcyxijshqwl'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο', 'ABEZHIKMNOPTYXo'],
  ].flatMap(([from = '', to = '']) => [...from].map((char, at) => [char, to.charAt(at)] as const)),
);
const digit = /\p{Nd}/u;
const dash = /[\p{Pd}\u2212]/u;

/** The plain character that one looks like or, of a digit, means; else itself. */
function plainCharacter(char: string): string {
  if (digit.test(char)) return toDigit(char);
  return latin.get(char) ?? (dash.test(char) ? '-' : char);
}

/** In the usual width and form. Raised and circled digits stay: the `¹` of a footnote is no digit of an id. */
const compose = (text: string): string => text.replace(/\P{No}+/gu, (part) => part.normalize('NFKC'));
const plainly = (text: string): string => text.replace(/[^ -~]/gu, plainCharacter);

/** The id in plain letters, digits and dashes; null if it is in another script on purpose. */
export function plainLetters(id: string): string | null {
  const composed = compose(id);
  const plain = plainly(composed);
  // МСК-12 is Cyrillic throughout; КS-12 is not.
  const isMixed = /[a-z]/i.test(composed) || !/\p{L}/u.test(id);
  // In full width, the marks of a spreadsheet were not seen before.
  return isPlain(plain) && isMixed ? cellText(plain) : null;
}

/** The same text for all that look the same, whatever their characters, and their case. */
export function foldLooks(text: string): string {
  const clean = oneLine(cleanId(text));
  if (isPlain(clean)) return clean.toLowerCase();
  // More capitals than small letters look alike.
  return plainly(compose(clean).toUpperCase()).toLowerCase();
}
