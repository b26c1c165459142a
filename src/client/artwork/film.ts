import type { ArtworkFile } from '#contract/artwork';
import { apiAddress } from '../api/runtime';
import { usePermission } from '../session/permissions.api';
import { useAppDispatch } from '../store';

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

/**
 * A function for when a film was shown: it sends the API a poster, if it has none, since only browsers decode films. The poster
 * stands for the film in lists, and its words are read.
 */
export function usePosterOf(file: Pick<ArtworkFile, 'fileURL'> & WithoutPoster): () => void {
  const dispatch = useAppDispatch();
  const mayReview = usePermission('review', file.orgID) === 'yes';
  return () => {
    const { _id: id, needsPoster } = file;
    if (id === undefined || needsPoster !== true || !mayReview) return;
    void import('./sendPoster').then(
      ({ sendPoster }) => sendPoster(dispatch, id, apiAddress(file.fileURL)),
      () => undefined,
    );
  };
}
