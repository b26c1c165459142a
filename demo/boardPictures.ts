import { z } from 'zod';
import { fileFacts } from '#contract/artwork';
import json from './data/boardPictures.json';

/** What a picture of a board shows; also the name of its file in `pictures/boards`. */
export const sceneName = z.enum([
  'station',
  'shelter',
  'mall',
  'highway',
  'building',
  'bridge',
  'fuel',
  'airport',
  'cinema',
  'supermarket',
  'square',
  'stadium',
]);
export type SceneName = z.output<typeof sceneName>;

const boardPictureShape = z.strictObject({ scene: sceneName, sha256: z.string(), facts: fileFacts });
export type BoardPicture = z.output<typeof boardPictureShape>;

export const boardPictures: readonly BoardPicture[] = z.array(boardPictureShape).parse(json);
