import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { newKey } from '../../src/server/storage/addresses';
import { createS3Storage } from '../../src/server/storage/storage.s3';
import { describeStorage, type OpenedStorage } from '../server/storage/storage.suite';

const endpoint = process.env['S3_TEST_ENDPOINT'] ?? '';
const region = process.env['S3_TEST_REGION'] ?? '';
const bucket = `marquee-${String(Date.now())}`;

async function open(): Promise<OpenedStorage> {
  const client = new S3Client({ endpoint, region, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  const storage = createS3Storage({ endpoint, bucket, region });
  return { storage, at: (address) => address, close: () => storage.close() };
}

describeStorage('s3', open);

test('a signed address to read works for its object only', async () => {
  const storage = createS3Storage({ endpoint, bucket, region });
  const [key, other] = [newKey(), newKey()];
  await storage.put(key, Buffer.from('mine'), 'image/png');
  await storage.put(other, Buffer.from('not asked for'), 'image/png');
  const address = (await storage.readAddress(key)) ?? '';
  const read = await fetch(address);
  expect([read.status, read.headers.get('content-type'), await read.text()]).toEqual([200, 'image/png', 'mine']);
  expect((await fetch(address.replace(key, other))).status).toBe(403);
  // Without a signature, Swift answers 400 and other servers answer 403.
  expect([400, 403]).toContain((await fetch(address.split('?')[0] ?? '')).status);
  await storage.close();
});

test('a missing bucket is reported as unavailable', async () => {
  const storage = createS3Storage({ endpoint, bucket: 'no-such-bucket', region });
  await expect(storage.ping()).rejects.toThrow();
  await storage.close();
});
