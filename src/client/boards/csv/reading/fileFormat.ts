/** Other formats by their first bytes, written as characters (https://en.wikipedia.org/wiki/List_of_file_signatures). */
const signatures: readonly (readonly [start: string, name: string])[] = [
  ['%PDF', 'a PDF document'],
  ['\x89PNG', 'a picture'],
  ['\xFF\xD8\xFF', 'a picture'],
  ['GIF8', 'a picture'],
  ['RIFF', 'a picture or a film'],
  ['\x00\x00\x00', 'a film'],
  ['\x1F\x8B', 'a compressed file'],
  ['BZh', 'a compressed file'],
  ['7z\xBC\xAF', 'a compressed file'],
  ['Rar!', 'a compressed file'],
  ['SQLite format 3', 'a database'],
  ['PAR1', 'a Parquet file'],
  ['{\\rtf', 'a text document'],
];

/** Comments, and statements that stand on one line. */
const beforeSql = String.raw`(?:(?:--|#|(?:set|use|begin|start|pragma|select|lock|delete)\b).*\n|\/\*(?:[^*]|\*(?!\/))*\*\/|[\s;])*`;
const sql = String.raw`(?:(?:insert|replace) (?:ignore )?into|(?:create|drop|alter) (?:table|database|schema)|update \S+ set) |copy \S+ \(`;
/** Formats that are texts, by what they begin with. */
const textFormats: readonly (readonly [start: RegExp, name: string])[] = [
  [/^\s*<(!doctype html|html|head|body|table)\b/i, 'a web page'],
  [/^\s*<(?:\?|!--|[a-z][\w:-]*[\s>/])/i, 'an XML file or a web page'],
  [new RegExp(`^${beforeSql}(?:${sql})`, 'i'), 'an SQL script'],
  [/^\s*[[{]\s*["[{]/, 'a JSON file'],
];

const latin = new TextDecoder('windows-1252');
const headBytes = 4096;
/** The names of a zip archive's files stand at its end. */
const tailBytes = 1 << 16;

/** Why bytes cannot be read as a CSV list, as a sentence that says what to do; null if they may be one. */
export function findRefusal(bytes: Uint8Array): string | null {
  const head = bytes.subarray(0, headBytes);
  const start = String.fromCharCode(...head.subarray(0, 16));
  if (start.startsWith('PK\x03\x04')) return zipRefusal(bytes);
  if (/^(?:\xFF\xFE\0\0|\0\0\xFE\xFF)/.test(start)) return 'This is UTF-32. Save it as CSV UTF-8.';
  if (start.startsWith('\xD0\xCF\x11\xE0')) return workbook('an Excel workbook');
  const name = signatures.find(([signature]) => start.startsWith(signature))?.[1];
  if (name !== undefined) return `This is not a text file but ${name}. Export the list again as CSV.`;
  const text = latin.decode(head);
  const other = textFormats.find(([pattern]) => pattern.test(text.replace(/^ï»¿/, '')))?.[1];
  if (other !== undefined) return `This is not a CSV file but ${other}. Export the list again as CSV.`;
  if (isUnmarkedUtf16(head.subarray(0, 512)))
    return 'This is not a text file that can be read: it looks like UTF-16 without a byte order mark. Save it as CSV UTF-8.';
  return isBinary(head) ? 'This is not a text file. Export the list again as CSV.' : null;
}

const workbook = (name: string): string => `This is ${name}: save it as CSV UTF-8, and choose that file.`;

function zipRefusal(bytes: Uint8Array): string {
  const text = latin.decode(bytes.subarray(0, headBytes)) + latin.decode(bytes.subarray(-tailBytes));
  if (text.includes('xl/')) return workbook('an Excel workbook');
  if (text.includes('opendocument.spreadsheet')) return workbook('an OpenDocument spreadsheet');
  if (text.includes('Index/')) return workbook('a Numbers spreadsheet');
  if (text.includes('word/')) return workbook('a Word document');
  return 'This is a zip archive or a workbook: unpack it, or save it as CSV UTF-8, and choose that file.';
}

/** Letters of the Latin alphabet have a zero in every second byte. */
function isUnmarkedUtf16(bytes: Uint8Array): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return false;
  const zeros: [even: number, odd: number] = [0, 0];
  bytes.forEach((byte, position) => {
    if (byte === 0) zeros[position % 2 === 0 ? 0 : 1] += 1;
  });
  const all = zeros[0] + zeros[1];
  return all > 0 && all >= bytes.length / 4 && Math.max(...zeros) >= all * 0.95;
}

/** A few control characters spoil their cells only. In other files they are many, and few bytes are letters or digits. */
function isBinary(bytes: Uint8Array): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return false;
  const isSpace = (byte: number): boolean => byte >= 9 && byte <= 13;
  const controls = bytes.filter((byte) => byte < 32 && !isSpace(byte)).length;
  const printable = bytes.filter((byte) => (byte >= 32 && byte < 127) || isSpace(byte)).length;
  return controls > bytes.length / 20 && printable < bytes.length * 0.7;
}
