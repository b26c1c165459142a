import { isPlain } from '#contract/text';

/** What is wrong with the characters of a cell, whatever its column. */
export interface CellDamage {
  code: 'control' | 'bad-byte' | 'lost-character' | 'mojibake' | 'other-encoding' | 'html';
  level: 'error' | 'warning';
  message: string;
  /** The message for all cells with this damage, if that of a cell speaks of this cell alone. */
  summary?: string;
  /** The text as it was probably meant. */
  fix?: string;
}

/** The characters of Windows-1252 outside ASCII. As a stream, because Node.js decodes 0x80 to 0x9F wrongly otherwise. */
const characters = [
  ...new TextDecoder('windows-1252').decode(
    Uint8Array.from({ length: 128 }, (_, index) => 128 + index),
    { stream: true },
  ),
];
const byteOf = new Map(characters.map((char, index) => [char, 128 + index]));
/** Bytes that are not UTF-8, as `badByte` writes them. */
export const badBytes = /(?<![\uD800-\uDBFF])[\uDC80-\uDCFF]/g;
const badCharacter = (char: string): string => characters[char.charCodeAt(0) - 0xdc80] ?? char;

/**
 * What is wrong with a cell's characters; null for almost every cell. Control characters: PostgreSQL cannot store NUL,
 * and the others are invisible; tabs and line ends are allowed.
 */
export function findDamage(text: string): CellDamage | null {
  if (htmlCharacter.test(text)) return writtenForWebPages(text);
  if (isPlain(text)) return null;
  const shown = [...text].filter((char) => !isControl(char)).join('');
  return shown === text
    ? encodingDamage(text)
    : {
        code: 'control',
        level: 'error',
        message: 'Contains characters that cannot be shown. Remove them.',
        fix: shown,
      };
}

/** `&amp;`, `&uuml;`, `&#252;`: a character as web pages write it. */
const htmlCharacter = /&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8});/i;
const usualCharacters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function writtenForWebPages(text: string): CellDamage {
  const message = 'Contains a character as web pages write it, like &amp; for &.';
  const fix = text.replace(/&(?:#(x?[\da-f]{2,6})|([a-z]{2,8}));/gi, (whole, code?: string, name: string = '') =>
    code === undefined ? (usualCharacters[name] ?? whole) : String.fromCodePoint(Number(code.replace(/^x/i, '0x'))),
  );
  const isKnown = !htmlCharacter.test(fix);
  return { code: 'html', level: 'warning', message, ...(isKnown && { fix }) };
}

const isControl = (char: string): boolean => char < ' ' && char !== '\t' && char !== '\n';

function encodingDamage(text: string): CellDamage | null {
  const restored = text.replace(badBytes, badCharacter);
  if (restored !== text)
    return {
      code: 'bad-byte',
      level: 'error',
      message: `Contains a byte that is not UTF-8. Read as Windows-1252 it says '${restored}'.`,
      summary: 'Contains a byte that is not UTF-8. It can be read as Windows-1252.',
      fix: restored,
    };
  const fix = withoutMojibake(text);
  if (fix !== text)
    return {
      code: 'mojibake',
      level: 'warning',
      message: `Looks like UTF-8 that was read in another encoding. It probably means '${fix}'.`,
      summary: 'Looks like UTF-8 that was read in another encoding.',
      fix,
    };
  if (/[\x80-\x84\x86-\x9F]/.test(text))
    return {
      code: 'other-encoding',
      level: 'error',
      message: 'Contains a character that no text has. Choose another encoding for the file, or type the text again.',
    };
  if (text.includes('â€'))
    return { code: 'mojibake', level: 'warning', message: 'Looks like UTF-8 that was read in another encoding.' };
  return text.includes('\uFFFD')
    ? {
        code: 'lost-character',
        level: 'warning',
        message: 'Contains �: a character was lost before. Type it again, or choose another encoding for the file.',
      }
    : null;
}

/**
 * UTF-8 sequences whose bytes were read as Windows-1252, like `Ã¼` for ü. Of two characters only the first bytes of
 * Latin, Greek, Cyrillic and Arabic: `É”` ends a quotation, and `×` before a space is part of a size.
 */
const sequences = /[\xC2-\xC5\xCE-\xD1\xD8\xD9][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}/g;

function withoutMojibake(text: string): string {
  // Each character stands for its byte; what has none becomes U+FFFF, which begins no sequence.
  const bytes = text.replace(/[^\0-\x7f]/g, (char) => String.fromCharCode(byteOf.get(char) ?? 0xffff));
  // What is left may be letters, but no signs: those are another encoding of the whole file.
  if (/[\x80-\xBF]/.test(bytes.replace(sequences, ''))) return text;
  let result = '';
  let end = 0;
  for (const { 0: sequence, index } of bytes.matchAll(sequences)) {
    const decoded = new TextDecoder().decode(Uint8Array.from(sequence, (char) => char.charCodeAt(0)));
    result +=
      text.slice(end, index) + (decoded.includes('\uFFFD') ? text.slice(index, index + sequence.length) : decoded);
    end = index + sequence.length;
  }
  return result + text.slice(end);
}
