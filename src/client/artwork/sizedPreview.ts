import type { ArtworkFile } from '#contract/artwork';
import { previewsAt, type PreviewSources } from '../api/previews';
import { apiAddress } from '../api/runtime';
import { isVideo } from './fileFacts';

/**
 * The address of a small picture of the artwork, `width` pixels wide if the API offers widths; of the file itself if it
 * has no small pictures; undefined for a video without a poster.
 */
export function sizedPreview(
  file: Pick<ArtworkFile, 'previewURL' | 'fileURL' | 'fileFormat'>,
  width: number,
): string | undefined {
  if (file.previewURL) return apiAddress(file.previewURL.replace(/([?&]w=)\d+/, `$1${String(width)}`));
  return isVideo(file) ? undefined : apiAddress(file.fileURL);
}

/**
 * The sources of small pictures of an artwork (`previewsAt`): the file itself if there are none, and nothing for a
 * film.
 */
export function previewSources(
  file: Pick<ArtworkFile, 'previewURL' | 'fileURL' | 'fileFormat'>,
  width: number,
): PreviewSources {
  if (file.previewURL) return previewsAt(file.previewURL, width);
  return isVideo(file) ? {} : { src: apiAddress(file.fileURL) };
}
