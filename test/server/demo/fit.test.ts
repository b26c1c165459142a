import sharp from 'sharp';
import { startApp, type TestApp } from '#test/app';
import { getFileFit, listArtworks } from '#contract/artwork';
import { seedDemo } from '../../../demo/seedDemo';

let on: TestApp;
const boards = new Map<string, { width: number; height: number; adTypes: string[] }>();
beforeAll(async () => {
  on = await startApp();
  const { database, storage } = on.services;
  await seedDemo(database.db, storage, new Date('2026-11-21T12:00:00Z'), 'the hash');
  const { rows } = await database.pool.query<{ id: string; width: number; height: number; ad_types: string[] | null }>(
    'select id, width, height, ad_types from boards where width > 0 and height > 0',
  );
  for (const { id, width, height, ad_types } of rows) boards.set(id, { width, height, adTypes: ad_types ?? [] });
}, 120_000);
afterAll(() => on.close());

interface Sizes {
  width: number;
  height: number;
  ms: number | null;
  moves: boolean;
}

/** Width, height and duration from the boxes of an MP4: `tkhd` ends with 16.16 fixed-point numbers, `mvhd` has the timescale and duration (ISO 14496-12). */
function filmSizes(bytes: Buffer): Sizes {
  const track = bytes.indexOf('tkhd');
  const movie = bytes.indexOf('mvhd');
  return {
    width: bytes.readUInt32BE(track + 80) / 65_536,
    height: bytes.readUInt32BE(track + 84) / 65_536,
    ms: (bytes.readUInt32BE(movie + 20) / bytes.readUInt32BE(movie + 16)) * 1000,
    moves: true,
  };
}
async function imageSizes(bytes: Buffer): Promise<Sizes> {
  const { width, height, orientation = 1, pages = 1 } = await sharp(bytes).metadata();
  return { ...(orientation > 4 ? { width: height, height: width } : { width, height }), ms: null, moves: pages > 1 };
}

/** The share of the board's area that stays black if the whole file is shown. */
function blackShare(file: Sizes, board: { width: number; height: number }): number {
  const scale = Math.min(board.width / file.width, board.height / file.height);
  return 1 - (file.width * scale * file.height * scale) / (board.width * board.height);
}
function expected(
  file: Sizes,
  film: boolean,
  board: { width: number; height: number; adTypes: readonly string[] },
): string {
  const words = board.adTypes.join(' ').toLowerCase();
  if (
    words !== '' &&
    !(film ? /video|motion/ : file.moves ? /video|motion|html|animated/ : /static|image|display/).test(words)
  )
    return 'type';
  if (file.ms !== null && file.ms > 30_050) return 'toolong';
  if (Math.abs(file.width / file.height / (board.width / board.height) - 1) <= 0.005) return 'exact';
  return blackShare(file, board) <= 0.1 ? 'bars' : 'nofit';
}

test('the fit of every demo artwork is what follows from its bytes and the sizes of its boards', async () => {
  const { files } = (await on.call(listArtworks, { query: { pageSize: 500 } })).reply;
  expect(files.length).toBeGreaterThanOrEqual(64);
  let compared = 0;
  for (const { _id, fileName, fileFormat } of files) {
    const { file, fits } = (await on.call(getFileFit, { params: { id: _id } })).reply;
    const stored = await on.services.storage.get(
      (
        await on.services.database.pool.query<{ storage_key: string }>('select storage_key from files where id = $1', [
          _id,
        ])
      ).rows[0]?.storage_key ?? '',
    );
    const bytes = Buffer.concat((await (await stored?.read())?.toArray()) ?? []);
    const sizes = fileFormat.startsWith('video/') ? filmSizes(bytes) : await imageSizes(bytes);
    expect({ fileName, width: file.width, height: file.height, bytes: file.bytes }).toEqual({
      fileName,
      width: sizes.width,
      height: sizes.height,
      bytes: bytes.length,
    });
    if (sizes.ms !== null) expect(file.durationMs).toBeCloseTo(sizes.ms, -1);
    for (const row of fits) {
      expect(row.barsShare).toBeCloseTo(blackShare(sizes, row), 6);
      for (const { _id: boardId } of row.boards) {
        const board = boards.get(boardId);
        expect(board).toMatchObject({ width: row.width, height: row.height });
        expect({ fileName, boardId, outcome: row.outcome }).toEqual({
          fileName,
          boardId,
          outcome: expected(sizes, sizes.ms !== null, board ?? { width: 0, height: 0, adTypes: [] }),
        });
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(200);
}, 120_000);
