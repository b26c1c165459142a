import type { Readable } from 'node:stream';

/** What an upload address is bound to; anything else is refused by the store itself. */
export interface UploadTerms {
  key: string;
  /** MIME type, sent as Content-Type. */
  type: string;
  /** Bytes; undefined where the caller did not tell (then at most `largestFile`). */
  length: number | undefined;
}

/** How long an upload address is good for: seconds (specification section 9). */
export const uploadLifeSeconds = 24 * 3600;

export interface StoredObject {
  type: string;
  bytes: number;
  /** Inclusive byte range; undefined for the whole. */
  read(range?: { start: number; end: number }): Promise<Readable>;
}

/** A PUT to an address of this server, as it came in. */
export interface IncomingUpload {
  key: string;
  query: Readonly<Record<string, string | undefined>>;
  type: string | undefined;
  length: number | undefined;
  body: Readable;
}

/**
 * Where artwork bytes are kept: files in DATA_DIR or an S3-compatible store. Keys are ours, unguessable, never from a name.
 * An upload lies apart until it is accepted: it is not served, and accepting closes its address, so that nobody can
 * replace bytes that somebody has looked at.
 */
export interface Storage {
  readonly kind: 'disk' | 's3';
  /**
   * An address for one PUT, good for 24 hours, bound to method, key, type and length. For S3 absolute, for disk a path of
   * this server. @throws Failure `storage.full` below the free-space floor.
   */
  signUpload(terms: UploadTerms): Promise<string>;
  /**
   * Takes the bytes of a PUT where this server is the store; undefined for S3. A cut connection leaves nothing.
   * @throws Failure `upload.signature_invalid`, `upload.already_stored`, `request.too_large`, `storage.full`
   */
  readonly receive?: (upload: IncomingUpload) => Promise<void>;
  /** What was uploaded under the key and is neither accepted nor removed; undefined when there is nothing. */
  getUpload(key: string): Promise<Pick<StoredObject, 'bytes' | 'read'> | undefined>;
  /** Keeps exactly these bytes of an upload, under its key, as the type that the bytes have. */
  acceptUpload(key: string, bytes: Buffer, type: string): Promise<void>;
  removeUpload(key: string): Promise<void>;
  /** Removes uploads of long ago that nobody accepted; with S3 a rule of the bucket does. */
  removeStaleUploads(): Promise<void>;
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
