import { Duplex } from 'node:stream';
import { joined, type Exchange } from './exchangeWith';

interface Written {
  readonly chunk: Uint8Array;
}

/**
 * Replaces the driver's socket to a server: passes the messages of a query together to the embedded database, and its
 * replies back as bytes.
 */
export class EmbeddedSocket extends Duplex {
  readonly #exchange: Exchange;

  constructor(exchange: Exchange) {
    super();
    this.#exchange = exchange;
  }

  /**
   * The database has only one session, so the state that an earlier connection left in it is reset first. A database
   * that cannot even do that (after a full disk, for example) is unusable: the process ends. Committed data is in the
   * files.
   */
  connect(): this {
    this.#begin().then(
      () => this.emit('connect'),
      (error: unknown) => {
        this.destroy(asError(error));
      },
    );
    return this;
  }

  async #begin(): Promise<void> {
    for (const text of ['rollback', 'discard all']) {
      const answer = await this.#exchange(simpleQuery(text));
      if (answer[0] === errorResponse) {
        const lost = new Error(
          `The embedded database cannot go on: ${Buffer.from(answer)
            .toString('latin1')
            .replace(/[^ -~]+/g, ' ')}`,
        );
        setImmediate(() => {
          throw lost;
        });
        throw lost;
      }
    }
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this._writev([{ chunk }], done);
  }

  override _writev(written: readonly Written[], done: (error?: Error) => void): void {
    this.#exchange(joined(written.map(({ chunk }) => chunk))).then(
      (answer) => {
        if (answer.length > 0) this.push(answer);
        done();
      },
      (error: unknown) => {
        done(asError(error));
      },
    );
  }

  override _read(): void {
    // Answers come when there are any.
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  // The driver also calls these methods of a network socket.
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

/** The first byte of the protocol's `ErrorResponse`. */
const errorResponse = 'E'.charCodeAt(0);

/** The protocol's `Query` message: https://www.postgresql.org/docs/15/protocol-message-formats.html */
function simpleQuery(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length + 6);
  new DataView(bytes.buffer).setUint32(1, text.length + 5);
  bytes[0] = 'Q'.charCodeAt(0);
  bytes.set(new TextEncoder().encode(text), 5);
  return bytes;
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
