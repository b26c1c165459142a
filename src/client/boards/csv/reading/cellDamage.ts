import { isPlain } from '#contract/text';
import { strictText } from './decodeText';
import { western, withoutMojibake } from './mojibake';

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

/** Bytes that are not UTF-8, as `badByte` writes them. */
export const badBytes = /(?<![\uD800-\uDBFF])[\uDC80-\uDCFF]/g;
const badCharacter = (char: string): string => western[char.charCodeAt(0) - 0xdc80] ?? char;

/**
 * What is wrong with a cell's characters; null for almost every cell. Control characters: PostgreSQL cannot store NUL,
 * and the others are invisible; tabs and line ends are allowed. `isGuessed`: nobody has said that the encoding is right.
 * `isPlace`: the name of a place, which is no question.
 */
export function findDamage(text: string, isGuessed = false, isPlace = false): CellDamage | null {
  if (isEscaped(text)) return writtenForWebPages(text);
  if (isPlain(text)) return lostInWord(text, isPlace);
  if (japanese.test(text) || (isGuessed && text.includes(softHyphen) && !isPlain(text.replaceAll(softHyphen, ''))))
    return otherEncoding;
  const shown = text.replace(spacing, ' ').replace(control, '');
  return shown === text
    ? (encodingDamage(text) ?? lostInWord(text, isPlace) ?? (isGuessed && foreign.test(text) ? perhapsOther : null))
    : {
        code: 'control',
        level: 'error',
        message: 'Contains characters that cannot be shown. Remove them.',
        fix: shown.trim(),
      };
}

/**
 * `&amp;`, `&uuml;`, `&#252;`, `\u00fc` of JSON, and `_x000D_` of Excel: a character as web pages and programs write it.
 * `_x1920_` is a part of a name.
 */
const html = String.raw`&(?:#(\d{2,6}|x[\da-f]{2,5})|([a-z]{2,8}));|\\(u[\da-f]{4})|_(x0[\da-f]{3})_`;
const htmlCharacter = new RegExp(html, 'i');
/** UTF-8 as addresses, mails and programs write it, but not in an address: `Z%C3%BCrich`, `Z=C3=BCrich`, `Z\xC3\xBCrich`. */
const escapedBytes = /^[^/]*(?:(%|=|\\x)[c-f][\da-f](?:\1[89ab][\da-f])+|(?<!\d)%20(?=[\p{L}%]))[^/]*$/iu;
const escapedRuns = /(?:(?:%|=|\\x)[\da-f]{2})+/gi;
/** Of tags those of a text, but neither `<Point: 13.4>` nor `<img src="a.png">`. */
const tag = /<\/?(?:b|i|u|em|strong|span|font|small|su[bp]|p|div|br|a|li|ul|h[1-6])(?:\s[^<>]*)?\/?>/i;
const tags = new RegExp(` *${tag.source}`, 'gi');
/** Almost no text has one of these, which is found fast. */
const mark = /[&\\_<%=]/;
const isEscaped = (text: string): boolean =>
  mark.test(text) && (htmlCharacter.test(text) || tag.test(text) || escapedBytes.test(text));
/** A run of escaped bytes that is no UTF-8 stays as it is. */
const unescaped = (run: string): string =>
  strictText(Uint8Array.from(run.match(/[\da-f]{2}/gi) ?? [], (byte) => parseInt(byte, 16))) ?? run;
const htmlCharacters = new RegExp(html, 'gi');
const namedCharacters = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    szlig: 'ß',
    oslash: 'ø',
    Oslash: 'Ø',
    aelig: 'æ',
    AElig: 'Æ',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    hellip: '…',
    middot: '·',
    deg: '°',
    times: '×',
    trade: '™',
    reg: '®',
  }),
);
/** The other names are a letter and its accent, here as a combining character. */
const accents = new Map(
  Object.entries({
    grave: '\u0300',
    acute: '\u0301',
    circ: '\u0302',
    tilde: '\u0303',
    uml: '\u0308',
    ring: '\u030A',
    caron: '\u030C',
    cedil: '\u0327',
  }),
);

function writtenForWebPages(text: string): CellDamage {
  const message =
    'Contains a character as web pages or programs write it, like &amp; for &, \\u00fc or %C3%BC for ü, or <b>.';
  const bare = escapedBytes.test(text) ? text.replace(escapedRuns, unescaped) : text;
  const untagged = bare.replace(tags, (each) => (/^ *<\/?(?:br|p|div|li|h\d)\b|^ /i.test(each) ? ' ' : ''));
  const fix = untagged.replace(
    htmlCharacters,
    (whole, ofPage?: string, name: string = '', ofJson?: string, ofExcel?: string) => {
      const code = ofPage ?? ofJson ?? ofExcel;
      return code === undefined
        ? (namedCharacter(name) ?? whole)
        : numberedCharacter(Number(code.replace(/^[xu]/i, '0x')));
    },
  );
  const isKnown = !isEscaped(fix);
  return { code: 'html', level: 'warning', message, ...(isKnown && { fix: fix.replace(/\r\n?/g, '\n').trim() }) };
}

function namedCharacter(name: string): string | undefined {
  const accent = accents.get(name.slice(1));
  const accented = accent && (name.charAt(0) + accent).normalize();
  return accented?.length === 1 ? accented : namedCharacters.get(name);
}

/** Browsers take 128 to 159 for Windows-1252, as their authors meant. */
const numberedCharacter = (code: number): string => western[code - 128] ?? String.fromCodePoint(code);

/** Vertical tabs, form feeds and separators stand where a space would. */
const spacing = /[\v\f\x1C-\x1F]+/g;
const control = /[\0-\x08\r\x0E-\x1B]/g;

/** What the program before wrote for a character that it could not: `Z?rich`, `?stanbul`. In an address, `?` begins the query. */
const markInWord = /^[^/=]*(?:(?<![^\s(-])\?+\p{L}|\p{L}\?+(?:\p{Ll}|(?<=\p{Lu}\?+)\p{Lu}))[^/=]*$/u;
/** `Malm?`; of another name it may be a question. */
const markAfterWord = /\p{L}\?/u;

const lostInWord = (text: string, isPlace: boolean): CellDamage | null =>
  text.includes('?') && (markInWord.test(text) || (isPlace && markAfterWord.test(text)))
    ? lostCharacter('? in a word')
    : null;

const lostCharacter = (mark: string): CellDamage => ({
  code: 'lost-character',
  level: 'warning',
  message: `Contains ${mark}: a character was lost before. Type it again, or choose another encoding for the file.`,
  summary: 'A character was lost before. Type it again, or choose another encoding for the file.',
});

/** In other encodings its byte is a letter (н in IBM866) or half of one (江 in GB18030), seldom beside ASCII alone. */
const softHyphen = '\u00AD';
/** ISO-2022-JP is ASCII, and so valid UTF-8, with these before and after Japanese. */
const japanese = /\x1B[$(][@-Z]/;
const otherEncoding: CellDamage = {
  code: 'other-encoding',
  level: 'error',
  message: 'Contains a character that no text has. Choose another encoding for the file, or type the text again.',
};

/** What Windows-1252 makes of the letters of Mac Roman (`ZŸrich`, `Bogot‡`, `K¿benhavn`) and of Windows-1250 (`£ódŸ`). */
const foreign = /(?<=\p{Ll})[ŠŒŽŸ‡]|(?<=\p{L})[ŠŒŽŸ‡ˆ‰‹˜›¿¾§³¹](?=\p{Ll})|(?<!\p{L})[ƒ†](?=\p{Ll})/u;
const perhapsOther: CellDamage = {
  code: 'other-encoding',
  level: 'warning',
  message: 'Contains characters that a word seldom has. Another encoding, such as Mac Roman, may suit the file better.',
};

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
  const lost = /\uFFFD|ï¿½/.exec(fix ?? text);
  if (lost !== null) return lostCharacter(lost[0]);
  if (fix !== null)
    return {
      code: 'mojibake',
      level: 'warning',
      message: `Looks like UTF-8 that was read in another encoding. It probably means '${fix}'.`,
      summary: 'Looks like UTF-8 that was read in another encoding.',
      fix,
    };
  if (/[\x80-\x84\x86-\x9F]/.test(text)) return otherEncoding;
  return text.includes('â€')
    ? { code: 'mojibake', level: 'warning', message: 'Looks like UTF-8 that was read in another encoding.' }
    : null;
}
