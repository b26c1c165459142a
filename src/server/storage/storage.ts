import type { Readable } from 'node:stream';

/** The terms that an upload address is signed for; the store refuses any other upload. */
export interface UploadTerms {
  key: string;
  /** MIME type, sent as Content-Type. */
  type: string;
  /** Bytes; undefined if the caller did not declare it (then at most `largestFile`). */
  length: number | undefined;
}

/** How long an upload address is valid: seconds (specification section 9). */
export const uploadLifeSeconds = 24 * 3600;

export interface StoredObject {
  type: string;
  bytes: number;
  /** Inclusive byte range; undefined for the whole. */
  read(range?: { start: number; end: number }): Promise<Readable>;
}

/** An incoming PUT to an address of this server. */
export interface IncomingUpload {
  key: string;
  query: Readonly<Record<string, string | undefined>>;
  type: string | undefined;
  length: number | undefined;
  body: Readable;
}

/**
 * Where artwork bytes are kept: files in DATA_DIR or an S3-compatible store. Keys are random and not derived from
 * names. An upload is kept apart until it is accepted: it is not served, and accepting it invalidates its address, so
 * that inspected bytes cannot be replaced.
 */
export interface Storage {
  /**
   * An address for one PUT, valid for 24 hours and only for this key, type and length. Absolute for S3, a path on this
   * server for disk. @throws Failure `storage.full` below the free-space floor.
   */
  signUpload(terms: UploadTerms): Promise<string>;
  /**
   * Receives the bytes of a PUT if this server is the store; undefined for S3. A cut connection leaves nothing behind.
   * @throws Failure `upload.signature_invalid`, `upload.already_stored`, `request.too_large`, `storage.full`
   */
  readonly receive?: (upload: IncomingUpload) => Promise<void>;
  /** The upload under the key that is neither accepted nor removed; undefined if there is none. */
  getUpload(key: string): Promise<Pick<StoredObject, 'bytes' | 'read'> | undefined>;
  /** Stores exactly these bytes of an upload under its key, with the detected type. */
  acceptUpload(key: string, bytes: Buffer, type: string): Promise<void>;
  removeUpload(key: string): Promise<void>;
  /** Removes old uploads that were not accepted; with S3 a lifecycle rule of the bucket does. */
  removeStaleUploads(): Promise<void>;
  /** @throws Failure `storage.full` below the free-space floor. */
  put(key: string, body: Buffer, type: string): Promise<void>;
  /** undefined when nothing is stored under the key. */
  get(key: string): Promise<StoredObject | undefined>;
  remove(key: string): Promise<void>;
  /** A short-lived signed address to read the object from (S3); undefined if this server sends the bytes itself. */
  readAddress(key: string): Promise<string | undefined>;
  /** Throws if the store cannot be used at the moment. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
