import type { Readable } from 'node:stream';

/** What an upload address is bound to; anything else is refused by the store itself. */
export interface UploadTerms {
  key: string;
  /** MIME type, sent as Content-Type. */
  type: string;
  /** Bytes; undefined where the caller did not tell (then at most `largestFile`). */
  length: number | undefined;
}

export interface StoredObject {
  type: string;
  bytes: number;
  /** Inclusive byte range; undefined for the whole. */
  read(range?: { start: number; end: number }): Promise<Readable>;
}

/** Where artwork bytes are kept: files in DATA_DIR or an S3-compatible store. Keys are ours, unguessable, never from a name. */
export interface Storage {
  readonly kind: 'disk' | 's3';
  /** An address for one PUT, good for 24 hours, bound to method, key, type and length. For S3 absolute, for disk a path of this server. */
  signUpload(terms: UploadTerms): Promise<string>;
  /** @throws Failure `storage.full` below the free-space floor. */
  put(key: string, body: Buffer, type: string): Promise<void>;
  /** undefined when nothing is stored under the key. */
  get(key: string): Promise<StoredObject | undefined>;
  remove(key: string): Promise<void>;
  /** A short-lived signed address to read the object from (S3); undefined where this server sends the bytes itself. */
  readAddress(key: string): Promise<string | undefined>;
  /** Throws when the store cannot be used now. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
