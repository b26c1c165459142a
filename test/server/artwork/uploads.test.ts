import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { createFile, deleteFile, getFileHistory, listArtworks, signUpload } from '#contract/artwork';
import { testApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { anOrganisation } from '#test/people';
import { files } from '../../../src/server/db/schema/schema';

const app = testApp();
let origin: string;
let orgID: string;
let png: Buffer;
beforeAll(async () => {
  origin = await app.listen();
  orgID = await anOrganisation(app.db, { orgName: 'Kestrel Air' });
  png = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
});

/** The same path and query at the server's local address. */
const here = (address: string): string => {
  const { pathname, search } = new URL(address);
  return origin + pathname + search;
};
const put = (address: string, bytes: Buffer, type = 'image/png') =>
  fetch(here(address), { method: 'PUT', headers: { 'content-type': type }, body: new Uint8Array(bytes) });
const sign = (fileName: string, fileType: string, fileSize?: number) =>
  app.call(signUpload, { body: { fileName, fileType, ...(fileSize !== undefined && { fileSize }) } });
async function upload(bytes: Buffer, fileName = 'sale.png', fileType = 'image/png') {
  const { credentials, fileURL } = (await sign(fileName, fileType, bytes.length)).reply;
  return { put: await put(credentials.url, bytes, fileType), url: credentials.url, fileURL: fileURL ?? '' };
}
/** Makes the record of what was uploaded to an address. */
const accept = (fileURL: string, given: { fileName?: string; fileFormat?: string; orgID?: string } = {}) =>
  app.call(createFile, { body: { fileName: 'sale.png', fileURL, fileFormat: 'image/png', orgID, ...given } });
async function create(bytes: Buffer, fileName = 'sale.png', fileFormat = 'image/png') {
  return accept((await upload(bytes, fileName, fileFormat)).fileURL, { fileName, fileFormat });
}
const count = async (): Promise<number> => (await app.call(listArtworks)).reply.totalFiles;

test.each([
  ['IMAGE/PNG', 'IMAGE/PNG'],
  ['Image/png', 'image/png'],
])('a type is signed and sent in any case: %s, %s', async (fileType, sent) => {
  const { credentials } = (await sign('a.png', fileType)).reply;
  expect((await put(credentials.url, png, sent)).status).toBe(200);
});

test('sign, PUT, create: the record has the facts of the bytes, which are served without a token', async () => {
  const before = await count();
  const { put: sent, fileURL } = await upload(png);
  expect(sent.status).toBe(200);
  expect((await fetch(here(fileURL))).status).toBe(404);
  const { file, message } = (await accept(fileURL, { fileName: 'sale (new) "v2".png' })).reply;
  expect(message).toBe('Uploaded file successfully. You can now save the ad.');
  expect(file).toMatchObject({
    fileName: 'salenewv2.png',
    fileURL,
    fileFormat: 'image/png',
    orgID,
    orgName: 'Kestrel Air',
    width: 640,
    height: 360,
    bytes: png.length,
    isReviewed: false,
    isPreApproved: null,
    version: 1,
  });
  expect(await count()).toBe(before + 1);
  const [row] = await app.db.select().from(files).where(eq(files.id, file._id));
  expect(row?.sha256).toBe(createHash('sha256').update(png).digest('hex'));
  expect((await app.call(getFileHistory, { params: { id: file._id } })).reply.events).toEqual([
    expect.objectContaining({ kind: 'uploaded', by: 'Robin Vale' }),
  ]);

  const served = await fetch(here(file.fileURL));
  expect(Buffer.from(await served.arrayBuffer())).toEqual(png);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'content-disposition': 'inline; filename="salenewv2.png"; filename*=UTF-8\'\'salenewv2.png',
  });
  const etag = served.headers.get('etag') ?? '';
  const statusWith = async (headers: Record<string, string>) => (await fetch(here(file.fileURL), { headers })).status;
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
    expect([known, await statusWith({ 'if-none-match': known })]).toEqual([known, 304]);
  expect(await statusWith({ 'if-none-match': '"other"' })).toBe(200);
  expect(await statusWith({ range: 'Bytes=0-1' })).toBe(206);
});

test('an upload is created once, by whatever address it is called', async () => {
  const { url } = await upload(png);
  const [path] = url.split('?');
  const answers = await Promise.all([1, 2, 3].map(() => accept(path ?? '')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers)
    if (answer.status !== 200) expect(['upload.already_stored', 'upload.missing']).toContain(answer.failure.code);
  expect((await accept(path ?? '')).failure.message).toContain('or it is an artwork already');
  expect((await put(url, png)).status).toBe(409);
});

test('an upload that another call accepts while it is being read is missing', async () => {
  const { fileURL } = await upload(png);
  const { storage } = app.services;
  const getUpload = storage.getUpload.bind(storage);
  jest.spyOn(storage, 'getUpload').mockImplementationOnce(async (key) => {
    const found = await getUpload(key);
    return (
      found && {
        ...found,
        read: async () => {
          await storage.acceptUpload(key, png, 'image/png');
          return found.read();
        },
      }
    );
  });
  const answer = await accept(fileURL);
  expect([answer.status, answer.failure.code]).toEqual([422, 'upload.missing']);
});

test('addresses that are not ours, unknown organisations and refused types', async () => {
  for (const fileURL of [
    'https://evil.example/x.png',
    'javascript:alert(1)',
    `${origin}/files/${'a'.repeat(32)}`,
    '../../etc/passwd',
    'not an address at all',
  ])
    expect((await accept(fileURL)).failure).toMatchObject({ code: 'upload.missing', fields: [{ path: 'fileURL' }] });
  const { fileURL } = await upload(png);
  expect((await accept(fileURL, { orgID: 'nobody' })).failure.code).toBe('organisation.not_found');
  expect((await accept(fileURL)).status).toBe(200);
  expect((await sign('x.html', 'text/html', 10)).failure.code).toBe('upload.type_refused');
  expect((await sign('x.png', 'image/png', 60 * 1024 * 1024)).failure).toMatchObject({
    code: 'request.invalid',
    fields: [{ path: 'fileSize' }],
  });
});

test('byte ranges, as video players request them', async () => {
  const { file } = (await create(png)).reply;
  const part = (range: string, headers: Record<string, string> = {}) =>
    fetch(here(file.fileURL), { headers: { range, ...headers } });
  const last = String(png.length - 1);
  for (const [range, from, to] of [
    ['bytes=0-99', 0, 100],
    ['bytes=100-', 100, png.length],
    ['bytes=-50', png.length - 50, png.length],
    [`bytes=10-999999`, 10, png.length],
  ] as const) {
    const answer = await part(range);
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${String(from)}-${String(to - 1)}/${String(png.length)}`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png.subarray(from, to));
  }
  expect((await part(`bytes=${String(png.length)}-`)).status).toBe(416);
  expect((await part('bytes=5-1')).status).toBe(200);
  expect((await part('lines=1-2')).status).toBe(200);
  expect((await part(`bytes=0-${last}`, { 'if-range': '"other"' })).status).toBe(200);
});

test('previews are small, few, upright, and made once', async () => {
  const turned = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#640' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { file } = (await create(turned, 'turned.jpg', 'image/jpeg')).reply;
  const preview = async (w: string) => {
    const answer = await fetch(here(`${file.fileURL}/preview${w === '' ? '' : `?w=${w}`}`));
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      size: answer.status === 200 ? await sharp(Buffer.from(await answer.arrayBuffer())).metadata() : undefined,
    };
  };
  expect(file.previewURL).toBe(`${file.fileURL}/preview?w=192`);
  expect(await preview('192')).toMatchObject({ status: 200, type: 'image/webp', size: { width: 192, height: 346 } });
  expect(await preview('100')).toMatchObject({ size: { width: 192 } });
  expect(await preview('')).toMatchObject({ size: { width: 192 } });
  expect(await preview('999999')).toMatchObject({ status: 400 });
  expect(await preview('abc')).toMatchObject({ status: 400 });
  const key = file.fileURL.split('/').at(-1) ?? '';
  expect(await app.services.storage.get(`${key}.w192`)).toBeDefined();
  expect(await app.services.storage.get(`${key}.w100`)).toBeUndefined();
});

test('a film has its poster, or until there is one a placeholder of its aspect ratio', async () => {
  const key = 'film'.padEnd(32, 'x');
  await anArtwork(app.db, {
    fileName: 'spot.mp4',
    fileFormat: 'video/mp4',
    storageKey: key,
    width: 1080,
    height: 1920,
    durationMs: 8000,
  });
  const card = await fetch(`${origin}/files/${key}/preview?w=96`);
  expect(card.headers.get('cache-control')).toBe('public, max-age=300');
  const { width, height } = await sharp(Buffer.from(await card.arrayBuffer())).metadata();
  expect(width / height).toBeCloseTo(9 / 16, 1);
  await app.services.storage.put(
    `${key}.poster`,
    await sharp(png).resize(540, 960, { fit: 'fill' }).png().toBuffer(),
    'image/png',
  );
  const poster = await fetch(`${origin}/files/${key}/preview?w=96`);
  expect(poster.headers.get('cache-control')).toContain('immutable');
  expect(await sharp(Buffer.from(await poster.arrayBuffer())).metadata()).toMatchObject({
    width: 96,
    height: 171,
    format: 'webp',
  });
});

test('the bytes of a deleted artwork are not served any more', async () => {
  const { file } = (await create(png)).reply;
  await app.call(deleteFile, { params: { id: file._id } });
  expect((await fetch(here(file.fileURL))).status).toBe(404);
  expect((await fetch(here(`${file.fileURL}/preview`))).status).toBe(404);
});
