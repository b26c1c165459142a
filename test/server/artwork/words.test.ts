import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { and, eq, ne } from 'drizzle-orm';
import sharp from 'sharp';
import { getFileWords, savePoster } from '#contract/placementRules';
import { getFile, listArtworks } from '#contract/artwork';
import { testApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { createPictureHashes } from '../../../src/server/artwork/similar/pictureHashes';
import { createPictureWords } from '../../../src/server/artwork/words/pictureWords';
import { files } from '../../../src/server/db/schema/schema';
import { posterKey } from '../../../src/server/storage/previews';

const on = testApp({ WORDS_LANGUAGES: 'eng' });
const program = join(__dirname, '../../support/mediaProcess.cjs');
const silent = join(__dirname, '../../support/silentProcess.cjs');

/** What the readers say in the log, and whether they find the store. */
const said: unknown[] = [];
let isAway = false;
let reading: ReturnType<typeof createPictureWords>;
let hashing: ReturnType<typeof createPictureHashes>;
const partsOfReaders = () => {
  const { database, storage } = on.services;
  const get = (key: string) => (isAway ? Promise.reject(new Error('The store is away.')) : storage.get(key));
  const log = { info: () => undefined, error: () => undefined, warn: (...line: unknown[]) => void said.push(line) };
  return { database, storage: { ...storage, get }, log };
};
beforeAll(() => {
  reading = createPictureWords({ ...partsOfReaders(), languages: ['eng'] }, { program, execArgv: [] });
  hashing = createPictureHashes(partsOfReaders());
});
afterAll(() => Promise.all([reading.stop(), hashing.stop()]));

const poster = (text: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="100%" height="100%" fill="#123a5c"/>
        <text x="60" y="200" font-family="sans-serif" font-size="80" fill="#fff">${text}</text></svg>`,
    ),
  )
    .png()
    .toBuffer();

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300 && !(await isSo()); tries += 1) await new Promise((wait) => setTimeout(wait, 100));
}
const needsPoster = async (id: string) => (await on.call(getFile, { params: { id } })).reply.file.needsPoster;
const wordsRead = (id: string): Promise<void> => until(async () => (await wordsOf(id)).state !== 'waiting');

const wordsOf = async (id: string) => (await on.call(getFileWords, { params: { id } })).reply;

test('words are read in the background, resumed after a stop in the middle, found by the search, and suggest', async () => {
  const { db, services } = on;
  await services.storage.put('poster', await poster('Harbour lager'), 'image/png');
  const line = sharp({ create: { width: 1600, height: 1, channels: 3, background: 'red' } });
  await services.storage.put('line', await line.png().toBuffer(), 'image/png');
  const thin = await anArtwork(db, { fileName: 'line.png', storageKey: 'line' });
  const file = await anArtwork(db, { fileName: 'one.png', storageKey: 'poster' });
  const lost = await anArtwork(db, { fileName: 'lost.png', storageKey: 'nothing-stored' });

  const killed = createPictureWords({ ...partsOfReaders(), languages: ['eng'] }, { program: silent, execArgv: [] });
  killed.wake();
  await killed.stop();
  expect((await wordsOf(file)).state).toBe('waiting');

  reading.wake();
  for (const id of [file, thin]) await wordsRead(id);
  expect(await wordsOf(lost)).toMatchObject({ state: 'unreadable', words: [] });
  // Too thin for any letter.
  expect(await wordsOf(thin)).toMatchObject({ state: 'read', words: [] });
  const { state, words, suggestions } = await wordsOf(file);
  expect([state, words.map(({ text }) => text), suggestions]).toEqual([
    'read',
    ['Harbour lager'],
    [{ category: 'alcohol', words: ['lager'] }],
  ]);
  expect(words[0]?.box.x).toBeCloseTo(60 / 800, 1);
  const { files } = (await on.call(listArtworks, { query: { search: 'HARBOUR' } })).reply;
  expect(files.map(({ _id }) => _id)).toEqual([file]);
}, 60_000);

test('a store that is away is no fault of the picture, which is read later, however old it is', async () => {
  const { db, services } = on;
  const picture = await poster('Winter sale');
  for (const key of ['first', 'old', 'new']) await services.storage.put(key, picture, 'image/png');
  const before = await anArtwork(db, { storageKey: 'first' });
  reading.wake();
  await wordsRead(before);

  isAway = true;
  said.length = 0;
  const old = await anArtwork(db, { storageKey: 'old' });
  reading.wake();
  hashing.wake();
  await until(() => said.length === 2);
  expect((await wordsOf(old)).state).toBe('waiting');

  isAway = false;
  await db
    .update(files)
    .set({ createdAt: new Date('2026-01-01') })
    .where(eq(files.id, old));
  await anArtwork(db, { storageKey: 'new' });
  reading.wake();
  hashing.wake();
  await wordsRead(old);
  await hashing.stop();
  expect((await wordsOf(old)).words.map(({ text }) => text)).toEqual(['Winter sale']);
  expect(await db.$count(files, and(eq(files.id, old), ne(files.pictureHash, '')))).toBe(1);
}, 60_000);

test('a film has no picture until it is sent a frame; its words are then read, and the first frame stays', async () => {
  const { db, services } = on;
  const { storage } = services;
  const film = { fileFormat: 'video/mp4', storageKey: 'film', pictureHash: '', createdAt: new Date('2026-01-01') };
  const id = await anArtwork(db, film);
  reading.wake();
  await wordsRead(id);
  expect([(await wordsOf(id)).state, await needsPoster(id)]).toEqual(['unreadable', true]);

  const frame = await poster('Harbour lager');
  const send = (picture: Buffer) =>
    on.call(savePoster, { params: { id }, body: { picture: picture.toString('base64') } });
  expect((await send(Buffer.from('no picture'))).failure.code).toBe('upload.type_refused');
  expect((await send(frame)).failure.message).toBe('A poster must be a JPEG picture.');
  expect(await needsPoster(id)).toBe(true);

  const jpeg = await sharp(frame).jpeg().toBuffer();
  await send(jpeg);
  expect([(await wordsOf(id)).state, await needsPoster(id)]).toEqual(['waiting', undefined]);
  await send(await sharp(jpeg).negate().jpeg().toBuffer());
  const kept = await storage.get(posterKey('film'));
  expect(await buffer((await kept?.read())!)).toEqual(jpeg);
  reading.wake();
  await wordsRead(id);
  expect((await wordsOf(id)).suggestions).toEqual([{ category: 'alcohol', words: ['lager'] }]);
}, 60_000);
