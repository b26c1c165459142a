import { fromCallback } from 'xstate';
import type { createFile, signUpload } from '#contract/artwork';
import { fileGone } from '../api/chosenFile';
import type { ReplyOf } from '#contract/endpoint';
import type { Args } from '../api/request';
import { mutationActor, type DispatchThunk, type MutationEndpoint } from '../machines/mutationActor';
import { notify } from '../ui/feedback/notify';
import { putBytes } from './uploadBytes';
import { uploadMessages } from '../api/upload.messages';
import { uploadMachine, type PutInput, type UploadEvent } from './upload.machine';

interface UploadParts {
  dispatch: DispatchThunk;
  /** The calls, with the cache tags of what the file belongs to. */
  signUpload: MutationEndpoint<Args<typeof signUpload>, ReplyOf<typeof signUpload>>;
  createFile: MutationEndpoint<Args<typeof createFile>, ReplyOf<typeof createFile>>;
  /** The chosen file, which must not be in a machine or in the store. */
  fileOf: () => File | undefined;
  onUploaded: (fileName: string) => void;
}

/** The upload machine with its calls and notices. Leaving the state of the PUT aborts it. */
export const provideUpload = ({ dispatch, signUpload, createFile, fileOf, onUploaded }: UploadParts) =>
  uploadMachine.provide({
    actors: {
      signUpload: mutationActor(dispatch, signUpload),
      createFile: mutationActor(dispatch, createFile),
      putFile: fromCallback<UploadEvent, PutInput>(({ input: { url, fileType }, sendBack }) => {
        const report = (event: UploadEvent) => sendBack(event);
        const file = fileOf();
        if (!file) {
          report({ type: 'upload.broke', failure: fileGone('The file') });
          return undefined;
        }
        return putBytes(file, url, fileType, {
          onProgress: (percent) => report({ type: 'upload.progressed', percent }),
          onStored: () => report({ type: 'upload.stored' }),
          onBroke: (failure) => report({ type: 'upload.broke', failure }),
        });
      }),
    },
    actions: {
      announceNoOrganisation: () =>
        notify.error({
          key: 'upload.organisation',
          text: uploadMessages.noOrganisation,
          detail: uploadMessages.chooseOrganisation,
        }),
      announceUploaded: ({ context }) => onUploaded(context.file?.fileName ?? ''),
    },
  });
