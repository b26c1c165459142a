import { fileTypeFromBuffer } from 'file-type';
import { artworkTypes, type FileFacts } from '#contract/artwork';
import { failure } from '../../http/failure';
import { inspectImage } from './inspectImage';
import { inspectVideo } from './inspectVideo';

/** An animated PNG is accepted: viewers treat it as a PNG. */
const accepted = new Set<string>([...artworkTypes, 'image/apng']);

/**
 * Reads what a file is from its bytes alone; its name and declared type are ignored.
 * @throws Failure `upload.type_refused` for what is none of the five types, `upload.unreadable` for what is damaged
 */
export async function inspect(bytes: Buffer): Promise<FileFacts> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!found || !accepted.has(found.mime))
    throw failure(
      'upload.type_refused',
      found
        ? { message: `This is a file of type ${found.mime}. Only JPEG, PNG, GIF, WebP and MP4 files can be uploaded.` }
        : {},
    );
  return found.mime === 'video/mp4' ? inspectVideo(bytes) : inspectImage(bytes, found.mime);
}
