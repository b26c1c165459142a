import type { Failure } from '../api/request';
import { apiAddress } from '../api/runtime';
import { fileGone, isReadable } from '../api/chosenFile';
import { readFailureBody } from '../api/failureBody';

export interface UploadReports {
  /** 0 to 100. */
  onProgress: (percent: number) => void;
  onStored: () => void;
  onBroke: (failure: Failure) => void;
}

/**
 * PUTs a file to its signed address and reports the progress. Returns a function that aborts it; after that nothing is
 * reported.
 */
export function putBytes(
  file: File,
  url: string,
  fileType: string,
  { onProgress, onStored, onBroke }: UploadReports,
): () => void {
  // fetch does not report upload progress.
  const request = new XMLHttpRequest();
  let isAborted = false;
  const lost = (): void => {
    // A file that can no longer be read breaks the transfer like a lost connection.
    void isReadable(file).then((readable) => {
      if (isAborted) return;
      onBroke(readable ? { status: 0, code: 'network', message: 'The connection was cut.' } : fileGone(file.name));
    });
  };
  request.upload.onprogress = ({ loaded, total }) => {
    onProgress(total === 0 ? 0 : (loaded / total) * 100);
  };
  request.onload = () => {
    if (request.status >= 200 && request.status < 300) onStored();
    else onBroke({ status: request.status, code: 'unknown', message: reasonIn(request) });
  };
  request.onerror = lost;
  request.ontimeout = lost;
  request.open('PUT', apiAddress(url));
  request.setRequestHeader('content-type', fileType);
  request.send(file);
  return () => {
    isAborted = true;
    request.onload = request.onerror = request.ontimeout = request.upload.onprogress = null;
    request.abort();
  };
}

/** The reason in the reply: Marquee's own store sends the API's error body, others do not. */
function reasonIn({ responseText, status }: XMLHttpRequest): string {
  try {
    const { message } = readFailureBody(JSON.parse(responseText));
    if (message !== undefined) return message;
  } catch {
    // Not JSON: another store.
  }
  return `The store answered ${String(status)}.`;
}
