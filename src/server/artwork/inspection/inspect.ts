import { fileTypeFromBuffer } from 'file-type';
import type { FileFacts } from '#contract/artwork';
import { artworkTypes } from '#contract/fileTypes';
import { failure } from '../../http/failure';
import { inspectImage } from './inspectImage';
import { inspectVideo } from './inspectVideo';
import { withoutPadding } from './mp4Boxes.rules';

/** An animated PNG is accepted: viewers treat it as a PNG. */
const accepted = new Set<string>([...artworkTypes, 'image/apng']);

/**
 * Reads what a file is from its bytes alone; its name and declared type are ignored.
 * @throws Failure `upload.type_refused` for what is none of the five types, `upload.unreadable` for what is damaged
 */
export async function inspect(bytes: Buffer): Promise<FileFacts> {
  if (bytes.length === 0) throw failure('upload.unreadable', { message: 'This file is empty.' });
  const found = await fileTypeFromBuffer(withoutPadding(bytes)).catch(() => undefined);
  const type = isSvg(bytes) ? 'image/svg+xml' : found?.mime;
  if (type === undefined || !accepted.has(type))
    throw failure(
      'upload.type_refused',
      type === undefined
        ? {}
        : { message: `This is a file of type ${type}. Only JPEG, PNG, GIF, WebP and MP4 files can be uploaded.` },
    );
  const facts = await (type === 'video/mp4' ? inspectVideo(bytes) : inspectImage(bytes, type));
  if ((facts.durationMs ?? 0) > longestDuration)
    throw failure('upload.unreadable', { message: 'This file says that it runs for weeks. Export it again.' });
  return facts;
}

/** In milliseconds: no more than the database's integers hold. */
const longestDuration = 2_147_483_647;

/** By its first element: an SVG is text, known as XML at most. */
function isSvg(bytes: Buffer): boolean {
  const text = bytes.toString('utf8', 0, 4096).trimStart();
  return text.startsWith('<') && /<([a-z][\w:]*)/i.exec(text)?.[1] === 'svg';
}
