/** The text of another system's answer, in the encoding that its `Content-Type` names; UTF-8 where it names none that is known. */
export function decodeForeign(bytes: Uint8Array, contentType: string | null | undefined): string {
  const decoder = decoderFor(/charset="?([^\s";]+)/i.exec(contentType ?? '')?.[1]);
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

/** A text of JSON to its end, or a number. */
const textOrNumber = /"[^"\\]*(?:\\[^]?[^"\\]*)*"?|-?\d[\d.eE+-]*/g;

/**
 * Parses another system's JSON. Whole numbers that are too large to be exact, as many systems have for ids, become texts.
 * @throws SyntaxError
 */
export const parseForeign = (json: string): unknown =>
  JSON.parse(/\d{16}/.test(json) ? json.replace(textOrNumber, (part) => (isInexact(part) ? `"${part}"` : part)) : json);

const isInexact = (part: string): boolean => /^-?[1-9]\d{15,}$/.test(part) && !Number.isSafeInteger(Number(part));
