import type { ArtworkFile } from '#contract/artwork';
import { previewsAt, type PreviewSources } from '../api/previews';
import { apiAddress } from '../api/runtime';
import { isVideo } from './fileFacts';

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
