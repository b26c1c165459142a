import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { Board } from '#contract/boards';
import { useExtension } from '../../api/product.api';
import { uploadMessages } from '../../api/upload.messages';
import { useBridgedActor } from '../../machines/useBridgedActor';
import { useSelection } from '../../organisations/selection';
import { useAppDispatch } from '../../store';
import { notify } from '../../ui/feedback/notify';
import { provideUpload } from '../../upload/provideUpload';
import { cleanName } from '../../upload/uploadName';
import { boardPhotosApi } from '../boardPhotos.api';

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;

/** The upload of a board's picture. The form holds it, because its save waits for it. */
export function usePhotoUpload(board: Pick<Board, '_id'> | undefined) {
  const dispatch = useAppDispatch();
  const { orgID } = useSelection();
  const hasPhotos = useExtension('board-photos');
  // A file must not be in a machine or in the store.
  const [files] = useState(() => new Map<'chosen', File>());
  const machine = useMemo(
    () =>
      provideUpload({
        dispatch,
        signUpload: boardPhotosApi.endpoints.signBoardPhoto,
        createFile: boardPhotosApi.endpoints.createBoardPhoto,
        fileOf: () => files.get('chosen'),
        onUploaded: () => notify.success(uploadMessages.done),
      }),
    [dispatch, files],
  );
  const actor = useBridgedActor('upload', `board-${board?._id ?? 'new'}`, machine);
  const state = useSelector(actor, ({ value }) => value);
  return {
    actor,
    state,
    /** A picture is chosen, and not uploaded yet. */
    isPending: state !== 'none' && state !== 'uploaded',
    choose: (chosen: File, fileType: string) => {
      files.set('chosen', chosen);
      actor.send({
        type: 'file.choose',
        file: { fileName: cleanName(chosen.name, 'board'), fileType, fileSize: chosen.size },
      });
    },
    start: () => actor.send({ type: 'upload.start', orgID, ...(hasPhotos ? { purpose: 'board' } : {}) }),
  };
}
