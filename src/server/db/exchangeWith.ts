import type { PGlite } from '@electric-sql/pglite';

/** Sends messages of PostgreSQL's wire protocol to the embedded database and answers its messages; in the order of the calls. */
export type Exchange = (messages: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Exchanges bytes with a database of this thread, one call after the other. As a stream: PGlite's plain raw call also
 * parses what it answers, and keeps it for ever.
 */
export function exchangeWith(lite: Pick<PGlite, 'execProtocolRawStream'>): Exchange {
  let last: Promise<unknown> = Promise.resolve();
  return (messages) => {
    const answered = last.then(async () => {
      const parts: Uint8Array[] = [];
      // Copies: what is given is the database's own memory.
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
