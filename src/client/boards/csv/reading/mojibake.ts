import { encodings, strictText, type Encoding } from './decodeText';

/** The characters of an encoding outside ASCII. As a stream, because Node.js decodes 0x80 to 0x9F wrongly otherwise. */
const charactersOf = (encoding: Encoding): string[] => [
  ...new TextDecoder(encoding).decode(
    Uint8Array.from({ length: 128 }, (_, index) => 128 + index),
    { stream: true },
  ),
];
/** The encoding of consoles of Western Europe, which no browser decodes. */
const dos = [
  ...'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐',
  ...'└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
];

type ByteOf = ReadonlyMap<string, string>;
/** The byte of each character, as the character of that code. */
const bytesOf = (characters: readonly string[]): ByteOf =>
  new Map(
    characters.flatMap((char, index) => (char === '\uFFFD' ? [] : [[char, String.fromCharCode(128 + index)] as const])),
  );

export const western = charactersOf('windows-1252');
const westernBytes = bytesOf(western);
/** Those of one byte a character, but for Thai, whose letters are the bytes of sequences. */
const otherBytes: readonly ByteOf[] = [
  ...encodings.flatMap(({ encoding }) =>
    /^(?:windows-125[^2]|koi8|ibm|mac)/.test(encoding) ? [bytesOf(charactersOf(encoding))] : [],
  ),
  bytesOf(dos),
];

/** Not after a capital: `CAFFÈ™` has a trade mark. */
const romanian = String.raw`(?<![A-Z])\xC8[\x98-\x9B]`;
const latin = String.raw`(?:\xC2[\xA0-\xBF]|[\xC3-\xC5][\x80-\xBF]|${romanian}|\xE1[\xBA\xBB][\x80-\xBF])`;
/**
 * UTF-8 sequences whose bytes were read one by one, like `Ã¼` for ü. Of two characters only the first bytes of Latin,
 * Greek, Cyrillic and Arabic: `É”` ends a quotation, and `×` before a space is part of a size.
 */
const sequences = new RegExp(
  String.raw`${latin}|[\xCE-\xD1\xD8\xD9][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}`,
  'g',
);
/**
 * What no text of the other encodings has, whose signs are letters too: a Latin letter's sequence beside a Latin letter,
 * that of a punctuation mark, � or an emoji, or two of another script in a row.
 */
const certain = new RegExp(
  [
    `(?<=[A-Za-z])${latin}|${latin}(?=[A-Za-z])`,
    String.raw`\xE2[\x80-\x84][\x80-\xBF]|\xEF\xBF\xBD|\xF0\x9F[\x80-\xBF]{2}`,
    String.raw`(?:[\xCE-\xD1\xD8\xD9][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}){2}`,
  ].join('|'),
);
/** A word in one case with a letter outside ASCII: `ORĂŞTIE`, `DĹŽKA` and `тайски` only look like sequences. */
const plainWord =
  /(?<![A-Za-z\x80-\u{10FFFF}])(?=[A-Za-z]*[\x80-\u{10FFFF}])(?:\p{Lu}{3,}|\p{Ll}{3,})(?![A-Za-z\x80-\u{10FFFF}])/u;

/** The text as it was before it was read in another encoding than its own, UTF-8; null for other texts. */
export function withoutMojibake(given: string): string | null {
  // The second byte of à is a no-break space, which is often saved as a space, or lost at the end of a cell.
  const spaced = given.replace(/(?<=[a-z] ?)Ã ?(?= |$)/g, 'Ã\u00A0').replace(/(?<=[a-z])Â(?= |$)/g, '');
  const first = readAsWestern(spaced);
  const meant = first === null || first === given ? readAsOther(given) : first;
  // Some texts went through it twice.
  return meant === null ? null : (withoutMojibake(meant) ?? meant);
}

/** What has no byte becomes U+FFFF, which is part of no sequence. */
const toBytes = (text: string, byteOf: ByteOf): string =>
  text.replace(/[^\0-\x7f]/g, (char) => byteOf.get(char) ?? '\uFFFF');

function readAsWestern(text: string): string | null {
  const bytes = toBytes(text, westernBytes);
  // What is left may be letters, but no signs: those are another encoding of the whole file.
  return /[\x80-\xBF\uFFFF]/.test(bytes.replace(sequences, '')) ? null : decodeSequences(text, bytes);
}

function readAsOther(text: string): string | null {
  const [first] = /[^\0-\x7f](?=[^\0-\x7f])/.exec(text) ?? [];
  if (first === undefined || plainWord.test(text)) return null;
  for (const byteOf of otherBytes) {
    if ((byteOf.get(first) ?? '') < '\xC2') continue; // begins no sequence
    const bytes = toBytes(text, byteOf);
    if (certain.test(bytes) && !/[^\0-\x7f]/.test(bytes.replace(sequences, ''))) return decodeSequences(text, bytes);
  }
  return null;
}

function decodeSequences(text: string, bytes: string): string {
  let result = '';
  let end = 0;
  for (const { 0: sequence, index } of bytes.matchAll(sequences)) {
    const whole = index + sequence.length;
    const decoded = strictText(Uint8Array.from(sequence, (char) => char.charCodeAt(0)));
    result += text.slice(end, index) + (decoded ?? text.slice(index, whole));
    end = whole;
  }
  return result + text.slice(end);
}
