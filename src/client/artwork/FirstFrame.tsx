import type { ArtworkFile } from '#contract/artwork';
import { apiAddress } from '../api/runtime';
import { sizedPreview } from './sizedPreview';

type Film = Pick<ArtworkFile, 'fileURL' | 'previewURL' | 'fileFormat'>;

/**
 * The address of a film with a moment in it. Going there makes every browser draw that frame: without it the poster stays, which
 * for an uploaded film is a card that only tells its shape, and Safari draws nothing.
 */
export const filmSource = ({ fileURL }: Pick<Film, 'fileURL'>): string => `${apiAddress(fileURL)}#t=0.001`;

/** The first frame of a film, still; before it is there, or where the browser cannot play it, the small picture that the API has. */
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
    >
      <track kind="captions" />
    </video>
  );
}
