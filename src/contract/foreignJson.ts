/**
 * The text of another system's answer: UTF-8 if it is that, whatever its `Content-Type` says, as many servers name
 * ISO-8859-1 for everything; else in the encoding named there.
 */
export function decodeForeign(bytes: Uint8Array, contentType: string | null | undefined): string {
  const charset = /charset="?([^\s";]+)/i.exec(contentType ?? '')?.[1];
  const decoder = decoderFor(isUtf8(bytes) && !/^utf-?16/i.test(charset ?? '') ? 'utf-8' : charset);
  // As a stream, because Node.js decodes 0x80 to 0x9F of Windows-1252 wrongly otherwise.
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
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
