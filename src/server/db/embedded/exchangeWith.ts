import type { PGlite } from '@electric-sql/pglite';

/**
 * Sends messages of PostgreSQL's wire protocol to the embedded database and returns its replies, in the order of the
 * calls.
 */
export type Exchange = (messages: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Exchanges bytes with a database in this thread, one call at a time. Uses the streaming call, because PGlite's plain
 * raw call also parses its replies and never frees them.
 */
export function exchangeWith(lite: Pick<PGlite, 'execProtocolRawStream'>): Exchange {
  let last: Promise<unknown> = Promise.resolve();
  return (messages) => {
    const answered = last.then(async () => {
      const parts: Uint8Array[] = [];
      // Copied, because the chunk is a view of the database's own memory.
      await lite.execProtocolRawStream(messages, {
        onRawData: (part) => {
          parts.push(part.slice());
        },
      });
      return joined(parts);
    });
    last = answered.catch(() => undefined);
    return answered;
  };
}

/** In its own memory, which can be transferred to another thread. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
