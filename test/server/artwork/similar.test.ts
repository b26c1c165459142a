import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { sql } from 'drizzle-orm';
import { getSimilarFiles, modifyFile } from '#contract/artwork';
import { anArtwork } from '#test/artworks';
import { testApp } from '#test/app';
import { maxDistance, bandKeysNear, hashPicture } from '../../../src/server/artwork/similar/pictureHash';

/** In how many of the 64 bits two hashes differ. */
const distanceOf = (one: string, other: string): number =>
  (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length;

const app = testApp();

/** Draws a billboard-like picture from a seed: a background, shapes and a line of text. */
function poster(seed: number, text = `Offer ${String(seed)}`, width = 960, height = 540): Promise<Buffer> {
  const bytes = createHash('sha256').update(String(seed)).digest();
  const at = (n: number, most: number): number => Math.round(((bytes[n] ?? 0) / 255) * most);
  const colour = (n: number): string =>
    `rgb(${String(at(n, 255))},${String(at(n + 1, 255))},${String(at(n + 2, 255))})`;
  const shapes = [0, 1, 2, 3].map((n) =>
    n % 2 === 0
      ? `<circle cx="${String(at(n + 3, 960))}" cy="${String(at(n + 7, 540))}" r="${String(60 + at(n + 11, 180))}" fill="${colour(n + 5)}"/>`
      : `<rect x="${String(at(n + 4, 700))}" y="${String(at(n + 8, 300))}" width="${String(100 + at(n + 12, 400))}" height="${String(60 + at(n + 16, 240))}" fill="${colour(n + 9)}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="${String(width)}" height="${String(height)}"><rect width="960" height="540" fill="${colour(20)}"/>${shapes.join('')}<text x="80" y="480" font-size="56" fill="#fff">${text}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function stored(picture: Buffer, given: Parameters<typeof anArtwork>[1] = {}): Promise<string> {
  const storageKey = randomBytes(24).toString('base64url');
  await app.services.storage.put(storageKey, picture, 'image/png');
  return anArtwork(app.db, {
    storageKey,
    sha256: createHash('sha256').update(picture).digest('hex'),
    ...given,
  });
}

async function looked(): Promise<void> {
  app.services.pictureHashes.wake();
  for (let n = 0; n < 200; n += 1) {
    const { rows } = await app.db.execute(sql`select 1 from files where picture_hash is null and deleted_at is null`);
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('The pictures were not looked at');
}

test('an artwork is shown with what was decided on the same and on similar pictures, and what else waits', async () => {
  const original = await poster(1);
  const before = await stored(await sharp(original).resize(480, 270).jpeg({ quality: 60 }).toBuffer(), {
    fileName: 'smaller.jpg',
  });
  const same = await stored(original, { fileName: 'same.png' });
  const other = await stored(await poster(2), { fileName: 'other.png', isPreApproved: true });
  const asked = await stored(original, { fileName: 'asked.png' });
  await stored(original, { fileName: 'gone.png', deletedAt: new Date() });
  await app.call(modifyFile, {
    params: { id: before },
    body: { isPreApproved: false, approvalComment: 'Price is out of date' },
  });
  await looked();

  const { reply } = await app.call(getSimilarFiles, { params: { id: asked } });
  expect(reply.similar.map(({ file, identical }) => [file.fileName, identical])).toEqual([
    ['smaller.jpg', false],
    ['same.png', true],
  ]);
  expect(reply.similar[0]).toMatchObject({
    file: { isPreApproved: false, approvalComment: 'Price is out of date', decidedBy: 'Robin Vale' },
  });
  expect(reply.similar[0]?.likeness).toBeGreaterThan(0.9);
  expect(reply.waiting).toEqual([{ _id: same, fileName: 'same.png', version: 1 }]);
  expect(reply.unread).toBe(0);
  expect(reply.similar.map(({ file }) => file._id)).not.toContain(other);
});

test('only the same picture waits to be decided together: other words, or one other digit, make it another', async () => {
  const size = { width: 960, height: 540 };
  const asked = await stored(await poster(7, 'Read on for $24'), size);
  const original = await poster(7, 'Read on for $24');
  const smaller = await stored(await sharp(original).resize(576, 324).jpeg({ quality: 50 }).toBuffer(), {
    width: 576,
    height: 324,
  });
  const others = [
    await stored(await poster(7, 'Read on for $29'), size),
    await stored(await poster(7, 'See it first'), size),
  ];
  await looked();
  const { reply } = await app.call(getSimilarFiles, { params: { id: asked } });
  expect(reply.similar.map(({ file }) => file._id).sort()).toEqual([smaller, ...others].sort());
  expect(reply.waiting.map(({ _id }) => _id)).toEqual([smaller]);
});

test('a picture that cannot be read has no hash and is not tried again, but its twin is found by its bytes', async () => {
  const broken = Buffer.from('no picture at all');
  const [one, two] = [await stored(broken), await stored(broken)];
  await looked();
  const { rows } = await app.db.execute(sql`select picture_hash from files where id = ${one}`);
  expect(rows).toEqual([{ picture_hash: '' }]);
  const { reply } = await app.call(getSimilarFiles, { params: { id: one } });
  expect(reply.similar.map(({ file, identical, likeness }) => [file._id, identical, likeness])).toEqual([
    [two, true, 1],
  ]);
});

test('an artwork that is not there is a 404', async () => {
  expect((await app.call(getSimilarFiles, { params: { id: 'none' } })).failure.code).toBe('artwork.not_found');
});

test('every hash within the limit shares a key of the index', () => {
  for (let round = 0; round < 200; round += 1) {
    const hash = randomBytes(8).toString('hex');
    let near = BigInt(`0x${hash}`);
    for (let flips = 0; flips < 11; flips += 1) near ^= 1n << BigInt(Math.floor(Math.random() * 64));
    const keys = new Set(bandKeysNear(hash));
    const text = near.toString(16).padStart(16, '0');
    expect(distanceOf(hash, text)).toBeLessThanOrEqual(11);
    expect([0, 1, 2, 3].some((band) => keys.has(`${String(band)}${text.slice(band * 4, band * 4 + 4)}`))).toBe(true);
  }
  expect(maxDistance).toBeLessThanOrEqual(11);
});

test('recall and precision on a set of changed and of other pictures', async () => {
  const originals = await Promise.all(Array.from({ length: 24 }, (_, n) => poster(100 + n)));
  const hashes = await Promise.all(originals.map(hashPicture));
  const changes: ((picture: Buffer, n: number) => Promise<Buffer>)[] = [
    (picture) => sharp(picture).resize(384, 216).png().toBuffer(),
    (picture) => sharp(picture).jpeg({ quality: 30 }).toBuffer(),
    (picture) => sharp(picture).extract({ left: 24, top: 13, width: 912, height: 514 }).png().toBuffer(),
    (_, n) => poster(100 + n, `From $${String(9 + n)}.99`),
  ];
  const found = await Promise.all(
    changes.flatMap((change) =>
      originals.map(async (picture, n) => distanceOf(hashes[n] ?? '', await hashPicture(await change(picture, n)))),
    ),
  );
  const others = hashes.flatMap((one, n) => hashes.slice(n + 1).map((other) => distanceOf(one, other)));
  const hits = found.filter((distance) => distance <= maxDistance).length;
  const falseHits = others.filter((distance) => distance <= maxDistance).length;
  expect(hits / found.length).toBeGreaterThan(0.9);
  expect(hits / (hits + falseHits)).toBeGreaterThan(0.95);
});
