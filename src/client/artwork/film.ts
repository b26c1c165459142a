import pLimit from 'p-limit';
import type { ArtworkFile } from '#contract/artwork';
import { savePoster } from '#contract/placementRules';
import { apiAddress } from '../api/runtime';
import { sendCall } from '../api/sendCall';
import { usePermission } from '../session/permissions.api';
import { useAppDispatch } from '../store';
import { artworkApi, decisionTags } from './artwork.api';

/** What is known of a film that may need a poster. */
export type WithoutPoster = Partial<Pick<ArtworkFile, '_id' | 'orgID' | 'needsPoster'>>;

/**
 * The address of a film with a time fragment, which makes every browser draw the frame at that time. Without it the
 * poster stays (for an uploaded film a placeholder of its shape), and Safari draws nothing.
 */
export const filmSource = ({ fileURL }: Pick<ArtworkFile, 'fileURL'>): string => `${apiAddress(fileURL)}#t=0.001`;

/**
 * Draws a film's current frame about `width` pixels wide. In halves, each of which is the average of four pixels:
 * browsers scale a film without that, and its text comes out in steps.
 */
export function drawFrame(film: HTMLVideoElement, canvas: HTMLCanvasElement, width: number): boolean {
  let [source, wide, high]: [CanvasImageSource, number, number] = [film, film.videoWidth, film.videoHeight];
  if (wide === 0) return false;
  for (let isLast = false; !isLast;) {
    isLast = wide < 2 * width;
    const target = isLast ? canvas : document.createElement('canvas');
    if (!isLast) [wide, high] = [Math.ceil(wide / 2), Math.ceil(high / 2)];
    [target.width, target.height] = [wide, high];
    const context = target.getContext('2d');
    if (!context) return false;
    context.drawImage(source, 0, 0, wide, high);
    source = target;
  }
  return true;
}

/** Pixels; the server reads words at this width. */
const posterWidth = 1600;

/**
 * The frame in the middle of a film as JPEG in base64: many films begin in black. undefined if this browser cannot play it, or
 * if its store does not let pages read its pixels (CORS).
 */
async function drawPoster(source: string): Promise<string | undefined> {
  const film = Object.assign(document.createElement('video'), {
    crossOrigin: 'anonymous',
    muted: true,
    preload: 'auto',
  });
  const reached = (event: 'loadeddata' | 'seeked') =>
    new Promise((resolve, reject) => {
      film.addEventListener(event, resolve, { once: true });
      film.addEventListener('error', reject, { once: true });
    });
  try {
    const loaded = reached('loadeddata');
    film.src = source;
    await loaded;
    if (Number.isFinite(film.duration)) {
      const seeked = reached('seeked');
      film.currentTime = film.duration / 2;
      await seeked;
    }
    const canvas = document.createElement('canvas');
    return drawFrame(film, canvas, posterWidth) ? canvas.toDataURL('image/jpeg', 0.85).split(',')[1] : undefined;
  } catch {
    return undefined;
  } finally {
    film.removeAttribute('src');
    film.load();
  }
}

/** Films whose poster was sent, or could not be drawn; not tried again before the next reload. */
const tried = new Set<string>();
/** One film at a time, because each may be large. */
const oneAtATime = pLimit(1);

/**
 * A function for when a film was shown: it sends the API a poster, if it has none, since only browsers decode films. The poster
 * stands for the film in lists, and its words are read.
 */
export function usePosterOf(file: Pick<ArtworkFile, 'fileURL'> & WithoutPoster): () => void {
  const dispatch = useAppDispatch();
  const mayReview = usePermission('review', file.orgID) === 'yes';
  return () => {
    const { _id: id, needsPoster } = file;
    if (id === undefined || needsPoster !== true || !mayReview || tried.has(id)) return;
    tried.add(id);
    void oneAtATime(async () => {
      const picture = await drawPoster(apiAddress(file.fileURL));
      if (picture === undefined) return;
      const outcome = await dispatch(sendCall(savePoster, { params: { id }, body: { picture } }));
      if ('reply' in outcome) dispatch(artworkApi.util.invalidateTags(decisionTags(id)));
    });
  };
}
