import type { FileFacts } from '#contract/artwork';
import { artworkList, type DemoArtwork } from './artworkList';
import { draw, type DrawnType } from './drawings/draw';
import { looks, type DesignName } from './drawings/looks';
import { drawScene, sceneNames, type SceneName } from './drawings/scenes';
import { factsOf, sha256 } from './fileFacts';
import { demoKey } from './identity';
import { posterKey } from '../storage/previews';

/** Where the bytes go: the store of the product, or whatever a test looks into. */
export interface PictureStore {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
}

export interface StoredPicture {
  key: string;
  sha256: string;
  facts: FileFacts;
}

/** What stands small on each design. */
const brands: Record<DesignName, string> = {
  kestrel: 'KESTREL AIR',
  halden: 'HALDEN · SINCE 1911',
  volta: 'VOLTA MOTORS',
  market: 'CITY NIGHT MARKET',
  marathon: 'HARBOUR MARATHON',
  museum: 'MUSEUM OF COLOUR',
  northwind: 'NORTHWIND',
  bruin: 'BRUIN SOAP',
  lumen: 'LUMEN OPTICAL',
  fern: 'Fern & Field',
  festival: 'LOW TIDE',
  wind: 'NORTHERN GRID',
  citrus: 'SUNNY SIDE',
  nightTrain: 'NIGHT TRAINS',
  theatre: 'HARBOUR THEATRE',
  shout: 'ALDER & FINCH',
  trees: 'CITY TREES',
  signal: 'FIVE BARS',
};

const types: Record<string, DrawnType> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  mp4: 'video/mp4',
};

export function typeOf({ file }: Pick<DemoArtwork, 'file'>): DrawnType {
  const type = types[file.slice(file.lastIndexOf('.') + 1)];
  if (!type) throw new Error(`No type for ${file}`);
  return type;
}

export const artworkKey = ({ file }: Pick<DemoArtwork, 'file'>): string => demoKey(`artwork ${file}`);
export const sceneKey = (scene: SceneName): string => demoKey(`scene ${scene}`);

/** Enough to keep two cores busy: drawing runs beside the event loop, films partly on it. */
const atOnce = 3;

/** Draws every artwork and every board picture and stores the bytes. Answers what was stored, by key. */
export async function storePictures(store: PictureStore): Promise<Map<string, StoredPicture>> {
  const jobs = [
    // Films take longest: begun first, nobody waits for the last one alone.
    ...artworkList
      .toSorted((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0))
      .map((artwork) => ({
        key: artworkKey(artwork),
        type: typeOf(artwork),
        make: () => drawArtwork(artwork),
        ...(typeOf(artwork) === 'video/mp4' ? { poster: () => drawArtwork(artwork, 'image/jpeg') } : {}),
      })),
    ...sceneNames.map((scene) => ({
      key: sceneKey(scene),
      type: 'image/jpeg',
      make: () => drawScene(scene),
      poster: undefined,
    })),
  ];
  const stored = new Map<string, StoredPicture>();
  const work = async (): Promise<void> => {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      const bytes = await job.make();
      await store.put(job.key, bytes, job.type);
      if (job.poster) await store.put(posterKey(job.key), await job.poster(), 'image/jpeg');
      stored.set(job.key, { key: job.key, sha256: sha256(bytes), facts: await factsOf(bytes) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return stored;
}

/** The artwork as its own type, or its last frame as a picture: the poster of a film. */
export function drawArtwork(artwork: DemoArtwork, type: DrawnType = typeOf(artwork)): Promise<Buffer> {
  const { design, look, words, line, seed, size, seconds } = artwork;
  return draw({
    design,
    face: { w: size[0], h: size[1] },
    type,
    ...(seconds === undefined ? {} : { seconds }),
    copy: {
      colours: looks[design][look] ?? [],
      headline: words,
      brand: brands[design],
      ...(line === undefined ? {} : { line }),
      ...(seed === undefined ? {} : { seed }),
    },
  });
}
