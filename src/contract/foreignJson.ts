/**
 * The text of another system's answer: UTF-8 if it is that, whatever its `Content-Type` says, as many servers name
 * ISO-8859-1 for everything; UTF-16 by its first bytes; else in the encoding named there. Windows-1252 if nothing of it
 * beyond ASCII can be read so; where something can, a character that is cut in two spoils no other.
 */
export function decodeForeign(bytes: Uint8Array, contentType: string | null | undefined): string {
  const charset = /charset="?([^\s";]+)/i.exec(contentType ?? '')?.[1];
  const wide = utf16(bytes);
  if (wide !== undefined || isUtf8(bytes)) return decode(bytes, wide);
  const text = decode(bytes, charset);
  return /[^\0-\x7f\ufffd]/.test(text) ? text : decode(bytes, 'windows-1252');
}

/** Which UTF-16 it is, by its byte order mark, or the zero that is half of the first character of every JSON or HTML. */
function utf16([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second) ? 'utf-16be' : undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function decode(bytes: Uint8Array, charset: string | undefined): string {
  const decoder = decoderFor(charset);
  // As a stream, because Node.js decodes 0x80 to 0x9F of Windows-1252 wrongly otherwise.
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

function decoderFor(charset: string | undefined): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** What begins or ends a text of JSON, an escaped character in it, or a number, also one that JSON does not have. */
const quoteOrNumber = /\\[^]|"|-?\d[\d.eE+-]*|\bNaN\b|-?\bInfinity\b/g;

/**
 * Parses another system's JSON. Whole numbers that are too large to be exact, as many systems have for ids, become texts;
 * NaN and Infinity, as Python writes them, null.
 * @throws SyntaxError
 */
export function parseForeign(json: string): unknown {
  if (!/\d{16}|NaN|Infinity/.test(json)) return JSON.parse(json);
  let isInText = false;
  const exact = json.replace(quoteOrNumber, (part) => {
    if (part === '"') isInText = !isInText;
    if (isInText) return part;
    if (part.endsWith('NaN') || part.endsWith('Infinity')) return 'null';
    return isInexact(part) ? `"${part}"` : part;
  });
  return JSON.parse(exact);
}

const isInexact = (part: string): boolean => /^-?[1-9]\d{15,}$/.test(part) && !Number.isSafeInteger(Number(part));
