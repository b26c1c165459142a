import type { Failure } from './request';
import { uploadMessages } from './upload.messages';

/**
 * Whether the browser can still read a chosen file. It cannot after the file was saved again, renamed, deleted or locked
 * (NotReadableError, NotFoundError); a `File` stays unreadable for ever then.
 */
export async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

export const fileGone = (name: string): Failure => ({
  status: 0,
  code: 'file.gone',
  message: uploadMessages.fileGone(name),
});

/** Whether a failure is about the file itself: sending the same file again cannot help. */
export const isOfFile = ({ code, status }: Pick<Failure, 'code' | 'status'>): boolean =>
  code === 'file.gone' || code === 'upload.unreadable' || status === 413 || status === 415;
