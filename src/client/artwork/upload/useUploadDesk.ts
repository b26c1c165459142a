import { useMemo, useSyncExternalStore } from 'react';
import { useReplaying } from '../../machines/useReplica';
import { useAppDispatch, useAppSelector, type AppDispatch } from '../../store';
import { createUploadDesk, type UploadActor, type UploadDesk } from './uploadDesk';

const desks = new WeakMap<AppDispatch, UploadDesk>();

/** The one upload desk of a store, known by its dispatch. */
export function uploadDeskOf(dispatch: AppDispatch): UploadDesk {
  const desk = desks.get(dispatch) ?? createUploadDesk(dispatch);
  desks.set(dispatch, desk);
  return desk;
}

export const useUploadDesk = (): UploadDesk => uploadDeskOf(useAppDispatch());

/** One upload of the panel: its mirror's key, and its actor unless a recorded moment is shown. */
export interface ListedUpload {
  key: string;
  live: UploadActor | undefined;
}

/** The chosen files in their order; while a recorded moment is shown, those of then. */
export function useListedUploads(): readonly ListedUpload[] {
  const desk = useUploadDesk();
  const uploads = useSyncExternalStore(desk.subscribe, desk.uploads);
  const replaying = useReplaying();
  const recorded = useAppSelector(({ machines }) => (replaying ? machines : undefined));
  return useMemo(
    () =>
      recorded === undefined
        ? uploads.map((live) => ({ key: live.id, live }))
        : Object.keys(recorded)
            .filter((key) => key.startsWith('upload:'))
            .map((key) => ({ key, live: undefined })),
    [uploads, recorded],
  );
}
