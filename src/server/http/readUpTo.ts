/** Another server sends more than it may, or for longer. */
export class TooMuch extends Error {}

/**
 * What another server sends: at most `most` bytes, within so many milliseconds. Silence is the transport's to end.
 * @throws TooMuch
 */
export async function* upTo(
  source: AsyncIterable<Uint8Array> | null,
  most: number,
  within = Infinity,
): AsyncGenerator<Uint8Array> {
  const until = performance.now() + within;
  let bytes = 0;
  for await (const part of source ?? []) {
    bytes += part.length;
    if (bytes > most || performance.now() > until) throw new TooMuch(`More than ${String(most)} bytes, or too slow`);
    yield part;
  }
}

/** All of it in memory. @throws TooMuch */
export async function readUpTo(source: AsyncIterable<Uint8Array> | null, most: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for await (const part of upTo(source, most)) parts.push(part);
  return Buffer.concat(parts);
}
