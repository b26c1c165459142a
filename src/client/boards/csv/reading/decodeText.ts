import { findRefusal } from './fileFormat';

/** The encodings that can be chosen, with whom they are usual. */
export const encodings = [
  { encoding: 'utf-8', name: 'UTF-8', usual: 'every language' },
  { encoding: 'windows-1252', name: 'Windows-1252', usual: 'Western Europe' },
  { encoding: 'windows-1250', name: 'Windows-1250', usual: 'Central Europe' },
  { encoding: 'windows-1251', name: 'Windows-1251', usual: 'Cyrillic' },
  { encoding: 'windows-1253', name: 'Windows-1253', usual: 'Greek' },
  { encoding: 'windows-1254', name: 'Windows-1254', usual: 'Turkish' },
  { encoding: 'windows-1255', name: 'Windows-1255', usual: 'Hebrew' },
  { encoding: 'windows-1256', name: 'Windows-1256', usual: 'Arabic' },
  { encoding: 'windows-1257', name: 'Windows-1257', usual: 'Baltic' },
  { encoding: 'windows-1258', name: 'Windows-1258', usual: 'Vietnamese' },
  { encoding: 'windows-874', name: 'Windows-874', usual: 'Thai' },
  { encoding: 'iso-8859-2', name: 'ISO-8859-2', usual: 'Central Europe, Unix' },
  { encoding: 'koi8-r', name: 'KOI8-R', usual: 'Cyrillic, Unix' },
  { encoding: 'ibm866', name: 'IBM866', usual: 'Cyrillic, DOS' },
  { encoding: 'macintosh', name: 'Mac Roman', usual: 'Western Europe, Excel for Mac' },
  { encoding: 'shift_jis', name: 'Shift_JIS', usual: 'Japanese' },
  { encoding: 'euc-jp', name: 'EUC-JP', usual: 'Japanese, Unix' },
  { encoding: 'iso-2022-jp', name: 'ISO-2022-JP', usual: 'Japanese, mail' },
  { encoding: 'gb18030', name: 'GB18030', usual: 'Chinese, simplified' },
  { encoding: 'big5', name: 'Big5', usual: 'Chinese, traditional' },
  { encoding: 'euc-kr', name: 'EUC-KR', usual: 'Korean' },
  { encoding: 'utf-16le', name: 'UTF-16LE', usual: 'Unicode text of Windows' },
  { encoding: 'utf-16be', name: 'UTF-16BE', usual: 'Unicode text, big-endian' },
] as const;
export type Encoding = (typeof encodings)[number]['encoding'];

export interface DecodedText {
  text: string;
  encoding: Encoding;
  /** Lines of a UTF-8 file that have a byte of another encoding. Each such byte is in the text as `badByte` has it. */
  badLines: number;
}

/**
 * The text of a CSV file: UTF-16 by its byte order mark, or UTF-8, also when a few of its lines are not valid; other
 * bytes are read as Windows-1252. `encoding`: the user's choice. @throws Error with a sentence for the user if the bytes
 * are another kind of file
 */
export function decodeText(bytes: Uint8Array, encoding?: Encoding): DecodedText {
  const refusal = findRefusal(bytes);
  if (refusal !== null) throw new Error(refusal);
  const marked = encoding ?? markedEncoding(bytes);
  if (marked === 'utf-16le' || marked === 'utf-16be') return decodedAs(marked, bytes);
  const unpadded = withoutPadding(bytes);
  if (marked !== undefined && marked !== 'utf-8') return decodedAs(marked, unpadded);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(unpadded), encoding: 'utf-8', badLines: 0 };
  } catch {
    return marked === 'utf-8' || isMostlyUtf8(unpadded) ? decodeByLine(unpadded) : decodedAs('windows-1252', unpadded);
  }
}

function decodedAs(encoding: Encoding, bytes: Uint8Array): DecodedText {
  const decoder = new TextDecoder(encoding);
  // As a stream, because Node.js decodes 0x80 to 0x9F of Windows-1252 wrongly otherwise.
  return { text: decoder.decode(bytes, { stream: true }) + decoder.decode(), encoding, badLines: 0 };
}

function markedEncoding(bytes: Uint8Array): Encoding | undefined {
  const starts = (...mark: number[]): boolean => mark.every((byte, position) => bytes[position] === byte);
  if (starts(0xff, 0xfe)) return 'utf-16le';
  if (starts(0xfe, 0xff)) return 'utf-16be';
  return starts(0xef, 0xbb, 0xbf) ? 'utf-8' : undefined;
}

/** Without the zeros of a broken write and the end mark of DOS. */
function withoutPadding(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === 0 || bytes[end - 1] === 0x1a)) end -= 1;
  return bytes.subarray(0, end);
}

/**
 * A byte that is not UTF-8, as one character of the text: the surrogates U+DC80 to U+DCFF, which valid text cannot
 * contain alone (as Python's `surrogateescape`). Browsers show it as �.
 */
export const badByte = (byte: number): string => String.fromCharCode(0xdc00 + byte);

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Lines that end in LF, CRLF or CR alone. */
function* linesOf(bytes: Uint8Array): Generator<Uint8Array, void> {
  let start = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const isEnd = bytes[at] === lineFeed || (bytes[at] === carriageReturn && bytes[at + 1] !== lineFeed);
    if (!isEnd) continue;
    yield bytes.subarray(start, at + 1);
    start = at + 1;
  }
  if (start < bytes.length) yield bytes.subarray(start);
}

/** The text of valid UTF-8; null for other bytes. */
export function strictText(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}

/** After this many more bad lines than good ones a file is not UTF-8. */
const enoughBadLines = 1000;

/** Whether at least as many lines are valid, with characters outside ASCII, as are not valid. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  let goodLines = 0;
  let badLines = 0;
  for (const line of linesOf(bytes)) {
    const text = strictText(line);
    if (text === null) badLines += 1;
    else if (text.length < line.length) goodLines += 1;
    if (badLines > goodLines + enoughBadLines) return false;
  }
  return goodLines > 0 && goodLines >= badLines;
}

/** Decodes UTF-8 line by line, so that a bad byte costs no more than its own character. */
function decodeByLine(bytes: Uint8Array): DecodedText {
  let badLines = 0;
  const texts: string[] = [];
  for (const line of linesOf(bytes)) {
    const text = strictText(line);
    if (text === null) badLines += 1;
    texts.push(text ?? decodeBadLine(line));
  }
  return { text: texts.join(''), encoding: 'utf-8', badLines };
}

function decodeBadLine(line: Uint8Array): string {
  let text = '';
  for (let at = 0; at < line.length;) {
    const byte = line[at] ?? 0;
    const isAscii = byte < 128;
    const char = isAscii ? String.fromCharCode(byte) : longCharacter(line, at);
    text += char ?? badByte(byte);
    at += isAscii || char === null ? 1 : encoder.encode(char).length;
  }
  return text;
}

const encoder = new TextEncoder();

/** The character outside ASCII whose bytes begin at a position; null if they are not UTF-8. */
function longCharacter(line: Uint8Array, at: number): string | null {
  for (const length of [2, 3, 4]) {
    const text = strictText(line.subarray(at, at + length));
    if (text !== null) return text;
  }
  return null;
}
