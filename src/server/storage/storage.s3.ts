import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { largestFile } from '#contract/artwork';
import { upTo } from '../http/readUpTo';
import type { Config } from '../settings/config';
import { isKey } from './addresses';
import { uploadLifeSeconds, type Storage, type StoredObject } from './storage';

/** How long a signed read address is valid: seconds. */
const readLifeSeconds = 300;

/**
 * How long connecting to the store may take, how long a request may go without data, and how long reading an object may
 * take: milliseconds. The SDK has no limits by default.
 */
const timeLimit = { connection: 5_000, silence: 20_000, reading: 120_000 };

/** Bytes of a reply that is no object: a few lines of XML, which the SDK would read without an end. */
const largestAnswer = 64 * 1024;

/**
 * Uploads are stored under this prefix until they are accepted; a lifecycle rule of the bucket can remove those older
 * than two days.
 */
const incoming = (key: string): string => `incoming/${key}`;

/** Artwork in any S3-compatible store; credentials come from the SDK's usual sources. */
export function createS3Storage({ endpoint, bucket, region }: NonNullable<Config['s3']>, times = timeLimit): Storage {
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestHandler: { connectionTimeout: times.connection, socketTimeout: times.silence },
    // By default the SDK signs the checksum of an empty body into the address, and the store then refuses the real bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const result = await next(args);
        const { response } = result;
        if (isReply(response) && (response.statusCode >= 300 || commandName !== 'GetObjectCommand'))
          response.body = Readable.from(upTo(response.body, largestAnswer, times.reading), { objectMode: false });
        return result;
      },
    // The last before the SDK reads the body.
    { step: 'deserialize', priority: 'low' },
  );

  async function find(name: string): Promise<StoredObject | undefined> {
    const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: name })).catch(missing);
    if (!head) return undefined;
    const bytes = head.ContentLength ?? 0;
    return {
      type: head.ContentType ?? 'application/octet-stream',
      bytes,
      read: async (range) => {
        const { Body } = await client.send(
          new GetObjectCommand({
            Bucket: bucket,
            Key: name,
            ...(range ? { Range: `bytes=${String(range.start)}-${String(range.end)}` } : {}),
          }),
        );
        if (!(Body instanceof Readable)) throw new Error('The store answered without a body');
        const length = range ? range.end - range.start + 1 : bytes;
        // No more than it has said and than artwork has, so that a faulty store cannot fill the memory or hold up those who wait.
        return Readable.from(upTo(Body, Math.min(length, largestFile), times.reading), { objectMode: false });
      },
    };
  }
  const put = async (key: string, body: Buffer, type: string): Promise<void> => {
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: body,
        ContentType: type,
        ContentLength: body.length,
        CacheControl: 'private, max-age=31536000, immutable',
      }),
    );
  };
  const remove = async (name: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name })).catch(missing);
  };

  return {
    signUpload: ({ key, type, length }) =>
      getSignedUrl(
        client,
        new PutObjectCommand({
          Bucket: bucket,
          Key: incoming(key),
          ContentType: type,
          ...(length === undefined ? {} : { ContentLength: length }),
        }),
        {
          expiresIn: uploadLifeSeconds,
          // By default only `host` is signed, which would allow any type and length.
          signableHeaders: new Set(['content-type', ...(length === undefined ? [] : ['content-length'])]),
        },
      ),
    getUpload: (key) => (isKey(key) ? find(incoming(key)) : Promise.resolve(undefined)),
    acceptUpload: async (key, bytes, type) => {
      // Written from the inspected bytes, not copied within the store: the upload address is still valid and its object
      // could be replaced.
      await put(key, bytes, type);
      await remove(incoming(key));
    },
    removeUpload: (key) => remove(incoming(key)),
    removeStaleUploads: () => Promise.resolve(),
    put,
    get: find,
    remove,
    readAddress: (key) =>
      getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: key }), { expiresIn: readLifeSeconds }),
    ping: async () => {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
    close: () => {
      client.destroy();
      return Promise.resolve();
    },
  };
}

const isReply = (response: unknown): response is { statusCode: number; body: Readable } =>
  typeof response === 'object' &&
  response !== null &&
  'statusCode' in response &&
  'body' in response &&
  response.body instanceof Readable;

function missing(error: unknown): undefined {
  if (
    error instanceof S3ServiceException &&
    (error.name === 'NotFound' || error.name === 'NoSuchKey' || error.$metadata.httpStatusCode === 404)
  )
    return undefined;
  throw error;
}
