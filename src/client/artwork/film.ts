import type { ArtworkFile } from '#contract/artwork';
import { apiAddress } from '../api/runtime';

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
