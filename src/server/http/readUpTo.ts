/** Another server sends more than it may, or for longer. */
export class TooMuch extends Error {}

/**
 * All bytes that another server sends: at most `most` of them, within so many milliseconds. Silence is the transport's to
 * end. @throws TooMuch
 */
export async function readUpTo(
  source: AsyncIterable<Uint8Array> | null,
  most: number,
  within = Infinity,
): Promise<Buffer<ArrayBuffer>> {
  const until = performance.now() + within;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of source ?? []) {
    bytes += part.length;
    if (bytes > most || performance.now() > until) throw new TooMuch(`More than ${String(most)} bytes, or too slow`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
