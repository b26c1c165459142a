import type { ArtworkFile } from '#contract/artwork';
import { apiAddress } from '../api/runtime';
import { isVideo } from './fileFacts';

/**
 * The address of a small picture of the artwork, `width` pixels wide where the API offers widths; of the file itself where
 * there are no small pictures; undefined for a video without a poster.
 */
export function sizedPreview(
  file: Pick<ArtworkFile, 'previewURL' | 'fileURL' | 'fileFormat'>,
  width: number,
): string | undefined {
  if (file.previewURL) return apiAddress(file.previewURL.replace(/([?&]w=)\d+/, `$1${String(width)}`));
  return isVideo(file) ? undefined : apiAddress(file.fileURL);
}
