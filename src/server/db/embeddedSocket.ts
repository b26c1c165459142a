import { Duplex } from 'node:stream';

/** Sends messages of PostgreSQL's wire protocol to the embedded database and answers its messages. One call at a time. */
export type Exchange = (messages: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

interface Written {
  readonly chunk: Uint8Array;
}

/** What the driver takes for its socket to a server: the messages of a query go to the embedded database together, its answers come back as bytes. */
export class EmbeddedSocket extends Duplex {
  readonly #exchange: Exchange;

  constructor(exchange: Exchange) {
    super();
    this.#exchange = exchange;
  }

  /** The session is the database's only one: whatever an earlier connection left in it goes first. */
  connect(): this {
    this.#exchange(simpleQuery('rollback'))
      .then(() => this.#exchange(simpleQuery('discard all')))
      .then(() => this.emit('connect'), (error: unknown) => this.destroy(asError(error)));
    return this;
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this._writev([{ chunk }], done);
  }

  override _writev(written: readonly Written[], done: (error?: Error) => void): void {
    this.#exchange(joined(written)).then((answer) => {
      if (answer.length > 0) this.push(answer);
      done();
    }, (error: unknown) => { done(asError(error)); });
  }

  override _read(): void {
    // Answers come when there are any.
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  // Of a network's socket the driver also wants these.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}

/** In memory of its own, which can be handed over to another thread. */
function joined(written: readonly Written[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(written.reduce((length, { chunk }) => length + chunk.length, 0));
  let at = 0;
  for (const { chunk } of written) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** The protocol's `Query` message: https://www.postgresql.org/docs/15/protocol-message-formats.html */
function simpleQuery(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length + 6);
  new DataView(bytes.buffer).setUint32(1, text.length + 5);
  bytes[0] = 'Q'.charCodeAt(0);
  bytes.set(new TextEncoder().encode(text), 5);
  return bytes;
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
