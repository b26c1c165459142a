import { fromCallback } from 'xstate';
import { failureBody } from '#contract/failure';
import type { Failure } from '../../api/request';
import { apiAddress } from '../../api/runtime';
import type { PutInput, UploadEvent } from './upload.machine';

/** PUTs a chosen file to its signed address and reports the progress in per cent; leaving the state cuts it off. */
export const putFileActor = (fileOf: (uploadId: string) => Blob | undefined) =>
  fromCallback<UploadEvent, PutInput>(({ input: { uploadId, url, fileType }, sendBack }) => {
    const report = (said: UploadEvent) => sendBack(said);
    const broke = (failure: Partial<Failure>) => report({ type: 'upload.broke', failure: { status: 0, code: 'network', message: 'The connection was cut.', ...failure } });
    const file = fileOf(uploadId);
    if (!file) {
      broke({ code: 'unknown', message: 'The file is no longer there. Choose it again.' });
      return undefined;
    }
    // fetch cannot tell how far an upload is.
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => report({ type: 'upload.progressed', percent: total === 0 ? 0 : (loaded / total) * 100 });
    request.onload = () => (request.status >= 200 && request.status < 300 ? report({ type: 'upload.stored' }) : broke({ status: request.status, code: 'unknown', message: reasonIn(request) }));
    request.onerror = () => broke({});
    request.ontimeout = () => broke({});
    request.open('PUT', apiAddress(url));
    request.setRequestHeader('content-type', fileType);
    request.send(file);
    return () => {
      request.onload = request.onerror = request.upload.onprogress = null;
      request.abort();
    };
  });

/** Our own store says why in the usual way; others in theirs. */
function reasonIn({ responseText, status }: XMLHttpRequest): string {
  try {
    const said = failureBody.partial().safeParse(JSON.parse(responseText));
    if (said.success && said.data.message !== undefined) return said.data.message;
  } catch {
    // Not JSON: another store.
  }
  return `The store answered ${String(status)}.`;
}
