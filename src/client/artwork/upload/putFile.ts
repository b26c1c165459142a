import { fromCallback } from 'xstate';
import { fileGone } from '../../api/chosenFile';
import { putBytes } from '../../api/uploadBytes';
import type { PutInput, UploadEvent } from './upload.machine';

/** PUTs a chosen file to its signed address and reports the progress in per cent; leaving the state aborts it. */
export const putFileActor = (fileOf: (uploadId: string) => File | undefined) =>
  fromCallback<UploadEvent, PutInput>(({ input: { uploadId, url, fileType }, sendBack }) => {
    const report = (said: UploadEvent) => sendBack(said);
    const file = fileOf(uploadId);
    if (!file) {
      report({ type: 'upload.broke', failure: fileGone('The file') });
      return undefined;
    }
    return putBytes(file, url, fileType, {
      onProgress: (percent) => report({ type: 'upload.progressed', percent }),
      onStored: () => report({ type: 'upload.stored' }),
      onBroke: (failure) => report({ type: 'upload.broke', failure }),
    });
  });
