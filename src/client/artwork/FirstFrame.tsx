import type { ArtworkFile } from '#contract/artwork';
import { apiAddress } from '../api/runtime';
import { sizedPreview } from './sizedPreview';

type Film = Pick<ArtworkFile, 'fileURL' | 'previewURL' | 'fileFormat'>;

/**
 * The address of a film with a time fragment, which makes every browser draw the frame at that time. Without it the
 * poster stays (for an uploaded film a placeholder of its shape), and Safari draws nothing.
 */
export const filmSource = ({ fileURL }: Pick<Film, 'fileURL'>): string => `${apiAddress(fileURL)}#t=0.001`;

/**
 * The first frame of a film as a still picture. Until it has loaded, or if the browser cannot play the film, the API's
 * small picture.
 */
export function FirstFrame({ file, width }: { file: Film; width: number }) {
  return (
    <video
      className="mq-first-frame"
      src={filmSource(file)}
      poster={sizedPreview(file, width)}
      preload="metadata"
      muted
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden
    />
  );
}
