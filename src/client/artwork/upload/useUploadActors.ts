import { useMemo, useSyncExternalStore } from 'react';
import { useReplaying } from '../../machines/useReplica';
import { useAppDispatch, useAppSelector, type AppDispatch } from '../../store';
import { createUploadActors, type UploadActor, type UploadActors } from './uploadActors';

const actorsByStore = new WeakMap<AppDispatch, UploadActors>();

/** The uploads of a store. */
export function uploadActorsOf(dispatch: AppDispatch): UploadActors {
  const uploadActors = actorsByStore.get(dispatch) ?? createUploadActors(dispatch);
  actorsByStore.set(dispatch, uploadActors);
  return uploadActors;
}

export const useUploadActors = (): UploadActors => uploadActorsOf(useAppDispatch());

/** One upload of the panel: its mirror's key, and its actor unless a recorded moment is shown. */
export interface ListedUpload {
  key: string;
  live: UploadActor | undefined;
}

/** The chosen files in their order; while a recorded moment is shown, those of then. */
export function useListedUploads(): readonly ListedUpload[] {
  const uploadActors = useUploadActors();
  const uploads = useSyncExternalStore(uploadActors.subscribe, uploadActors.uploads);
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
