import { cleanId } from './text';

/**
 * Characters that a search passes over, as the inside of a character class that JavaScript and PostgreSQL read alike:
 * combining accents, Hebrew and Arabic vowel signs, and what cannot be seen. The voiced marks of kana are letters.
 */
export const ignored =
  '\u0300-\u036F\u0483-\u0487\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F' +
  '\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC' +
  '\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF\u{E0000}-\u{E007F}\u{E0100}-\u{E01EF}';

/**
 * The zeros of the scripts whose digits people write, each before its other nine: Arabic, Persian, those of India,
 * Thai, Lao, Tibetan, Burmese, Khmer. A list, because `translate` of the database takes no property of Unicode.
 */
const zeros = '\u0660\u06F0\u0966\u09E6\u0A66\u0AE6\u0B66\u0BE6\u0C66\u0CE6\u0D66\u0E50\u0ED0\u0F20\u1040\u17E0';

/** Letters and signs that Unicode does not decompose, and what people type for them. */
export const typedForms: readonly (readonly [letters: string, typed: string])[] = [
  ['\u00DF', 'ss'], // ß
  ['\u00E6', 'ae'], // æ
  ['\u0153', 'oe'], // œ
  ['\u00FE', 'th'], // þ
  ['\u00F8', 'o'], // ø
  ['\u0142', 'l'], // ł
  ['\u0111\u00F0\u0256\u0257', 'd'], // đ ð ɖ ɗ
  ['\u0253', 'b'], // ɓ
  ['\u0199', 'k'], // ƙ
  ['\u0259', 'e'], // ə
  ['\u0127', 'h'], // ħ
  ['\u0167', 't'], // ŧ
  ['\u014B', 'n'], // ŋ
  ['\u0131', 'i'], // ı
  ['\u03C2', '\u03C3'], // final sigma
  ['\u0491', '\u0433'], // Ukrainian ґ
  ['\u0629', '\u0647'], // Arabic ta marbuta
  ['\u0649\u06CC', '\u064A'], // Arabic and Persian ya
  ['\u06A9', '\u0643'], // Persian kaf
  ...Array.from({ length: 10 }, (_, digit): [string, string] => [
    String.fromCharCode(...[...zeros].map((zero) => zero.charCodeAt(0) + digit)),
    String(digit),
  ]),
  ['`\u2018\u2019\u201A\u201B\u2032\u2039\u203A\u02B9\u02BB\u02BC\u05F3', "'"],
  ['\u201C\u201D\u201E\u201F\u00AB\u00BB\u301D\u301E\u301F\u05F4', '"'],
  ['\u058A\u05BE\u2010\u2012\u2013\u2014\u2015\u2212\u2E3A\u2E3B', '-'],
  ['\u301C\u223C', '~'],
  ['\u2044\u2215', '/'],
  ['\u00D7', 'x'],
];
/** The acute accent and the sign of seconds, which Unicode decomposes into others than people type for them. */
export const wholeSigns = { signs: '\u00B4\u2033', typed: `'"` };

const marks = new RegExp(`[${ignored}]`, 'gu');
const typed = new Map(typedForms.flatMap(([letters, text]) => [...letters].map((letter) => [letter, text])));
const spaces = / {2,}/g;
const wholes = new RegExp(`[${wholeSigns.signs}]`, 'g');
const special = new RegExp(`[${[...typed.keys()].join('')}]`, 'gu');

/**
 * The form in which texts are searched: without regard to case, accents, composition, width and invisible characters.
 * Several spaces are one, as pages show them.
 * 'Straße 7' is 'strasse 7', 'İstanbul' is 'istanbul'. The server's `folded` does the same in SQL.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (!/[^\0-\x7F]/.test(lower)) return lower.replaceAll('`', "'").replace(spaces, ' ');
  return lower
    .replace(wholes, (sign) => wholeSigns.typed.charAt(wholeSigns.signs.indexOf(sign)))
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(special, (letter) => typed.get(letter) ?? letter)
    .normalize('NFKC')
    .replace(spaces, ' ');
}

/**
 * The text of a search: with spaces for tabs and line ends, which come with a paste; empty if it has nothing but
 * invisible characters and accents, which would be found in every text.
 */
export function searchText(typed: string): string {
  const text = cleanId(typed.replace(/[\t\r\n]+/g, ' '));
  return foldText(text) === '' ? '' : text;
}

/** Whether a search for `wanted` finds `text`. */
export const isFound = (text: string, wanted: string): boolean => foldText(text).includes(foldText(wanted));
