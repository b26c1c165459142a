import { join } from 'node:path';
import sharp from 'sharp';
import { getFileWords } from '#contract/placementRules';
import { listArtworks } from '#contract/artwork';
import { testApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { createPictureWords } from '../../../src/server/artwork/words/pictureWords';

const on = testApp({ WORDS_LANGUAGES: 'eng' });
const program = join(__dirname, '../../support/mediaProcess.cjs');
const silent = join(__dirname, '../../support/silentProcess.cjs');

const poster = (text: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="100%" height="100%" fill="#123a5c"/>
        <text x="60" y="200" font-family="sans-serif" font-size="80" fill="#fff">${text}</text></svg>`,
    ),
  )
    .png()
    .toBuffer();

const wordsOf = async (id: string) => (await on.call(getFileWords, { params: { id } })).reply;

test('words are read in the background, resumed after a stop in the middle, found by the search, and suggest', async () => {
  const { db, services } = on;
  const { database, storage, log } = services;
  await storage.put('poster', await poster('Harbour lager'), 'image/png');
  const file = await anArtwork(db, { fileName: 'one.png', storageKey: 'poster' });
  const lost = await anArtwork(db, { fileName: 'lost.png', storageKey: 'nothing-stored' });
  const parts = { database, storage, log, languages: ['eng'] };

  const killed = createPictureWords(parts, { program: silent, execArgv: [] });
  killed.wake();
  await killed.stop();
  expect((await wordsOf(file)).state).toBe('waiting');

  const resumed = createPictureWords(parts, { program, execArgv: [] });
  resumed.wake();
  for (let tries = 0; tries < 300 && (await wordsOf(file)).state === 'waiting'; tries += 1)
    await new Promise((wait) => setTimeout(wait, 100));
  await resumed.stop();
  expect(await wordsOf(lost)).toMatchObject({ state: 'unreadable', words: [] });
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
