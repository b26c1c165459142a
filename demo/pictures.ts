import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import pLimit from 'p-limit';
import { posterKey, previewKey } from '../src/server/storage/previews';
import { artworks, type DemoArtwork } from './artworks';
import { boardPictures, type SceneName } from './boardPictures';
import { demoKey } from './identity';

/** Where files are stored: the storage of the product, or a fake of a test. */
export interface PictureStore {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
}

/** The build copies the folder beside the server's bundle. */
const folder = join(__dirname, 'pictures');
/** Widths of the previews that are committed with the pictures; other widths are made when somebody asks for them. */
const preparedWidths = [192, 384, 960];
const atOnce = pLimit(16);

export const artworkKey = ({ file }: Pick<DemoArtwork, 'file'>): string => demoKey(`artwork ${file}`);
export const sceneKey = (scene: SceneName): string => demoKey(`scene ${scene}`);

export const readArtwork = ({ picture }: Pick<DemoArtwork, 'picture'>): Promise<Buffer> =>
  readFile(join(folder, 'artworks', picture));

interface PictureFile {
  key: string;
  /** Below `pictures`. */
  path: string;
  type: string;
}

const previewsOf = (key: string, name: string): PictureFile[] =>
  preparedWidths.map((width) => ({
    key: previewKey(key, width),
    path: `previews/${name}.w${String(width)}.webp`,
    type: 'image/webp',
  }));

function filesOf(artwork: DemoArtwork): PictureFile[] {
  const key = artworkKey(artwork);
  const { name } = parse(artwork.picture);
  const poster = { key: posterKey(key), path: `posters/${name}.jpg`, type: 'image/jpeg' };
  return [
    { key, path: `artworks/${artwork.picture}`, type: artwork.facts.type },
    ...(artwork.facts.type === 'video/mp4' ? [poster] : []),
    ...previewsOf(key, name),
  ];
}

/** Every file of the demo: artworks, posters of videos, pictures of boards, and previews of all of them. */
export const pictureFiles = (): PictureFile[] => [
  ...artworks.flatMap(filesOf),
  ...boardPictures.flatMap(({ scene }) => [
    { key: sceneKey(scene), path: `boards/${scene}.jpg`, type: 'image/jpeg' },
    ...previewsOf(sceneKey(scene), scene),
  ]),
];

/** Copies the committed pictures into a store. */
export async function storePictures(store: PictureStore): Promise<void> {
  await Promise.all(
    pictureFiles().map(({ key, path, type }) =>
      atOnce(async () => store.put(key, await readFile(join(folder, path)), type)),
    ),
  );
}
