import type { Failure } from './request';
import { apiAddress } from './runtime';
import { saidInFailure } from './saidInFailure';

export interface UploadReports {
  /** 0 to 100. */
  onProgress: (percent: number) => void;
  onStored: () => void;
  onBroke: (failure: Failure) => void;
}

/** PUTs a file to its signed address and reports the progress; the answer cuts it off, and then nothing more is reported. */
export function putBytes(
  file: Blob,
  url: string,
  fileType: string,
  { onProgress, onStored, onBroke }: UploadReports,
): () => void {
  // fetch cannot tell how far an upload is.
  const request = new XMLHttpRequest();
  const lost = (): void => {
    onBroke({ status: 0, code: 'network', message: 'The connection was cut.' });
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
    request.onload = request.onerror = request.ontimeout = request.upload.onprogress = null;
    request.abort();
  };
}

/** Our own store says why in the usual way; others in theirs. */
function reasonIn({ responseText, status }: XMLHttpRequest): string {
  try {
    const { message } = saidInFailure(JSON.parse(responseText));
    if (message !== undefined) return message;
  } catch {
    // Not JSON: another store.
  }
  return `The store answered ${String(status)}.`;
}
