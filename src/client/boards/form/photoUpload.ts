import { fromCallback } from 'xstate';
import { putBytes } from '../../api/uploadBytes';
import { mutationActor } from '../../machines/mutationActor';
import type { AppDispatch } from '../../store';
import { uploadMessages } from '../../api/upload.messages';
import { notify } from '../../ui/feedback/notify';
import { boardsApi } from '../boards.api';
import { boardPhotoMachine, type PhotoEvent } from './boardPhoto.machine';

/** The upload machine of one form and the file that it sends; a file must not be in a machine or in the store. */
export function createPhotoUpload(dispatch: AppDispatch) {
  let file: File | undefined;
  const machine = boardPhotoMachine.provide({
    actors: {
      signPhoto: mutationActor(dispatch, boardsApi.endpoints.signBoardPhoto),
      createPhoto: mutationActor(dispatch, boardsApi.endpoints.createBoardPhoto),
      putPhoto: fromCallback<PhotoEvent, { url: string; fileType: string }>(({ input: { url, fileType }, sendBack }) =>
        putBytes(file ?? new File([], 'The file'), url, fileType, {
          onProgress: (percent) => {
            sendBack({ type: 'photo.progressed', percent });
          },
          onStored: () => {
            sendBack({ type: 'photo.stored' });
          },
          onBroke: (failure) => {
            sendBack({ type: 'photo.broke', failure });
          },
        }),
      ),
    },
    actions: {
      announceNoOrganisation: () => {
        notify.error({ key: 'upload.organisation', text: uploadMessages.noOrganisation });
      },
      announceUploaded: () => {
        notify.success(uploadMessages.done);
      },
    },
  });
  return {
    machine,
    hold: (chosen: File): void => {
      file = chosen;
    },
  };
}
