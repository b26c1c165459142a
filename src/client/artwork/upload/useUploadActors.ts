import { useMemo, useSyncExternalStore } from 'react';
import { useReplaying } from '../../machines/useReplica';
import { useAppSelector, useServices } from '../../store';
import type { UploadActor, UploadActors } from './uploadActors';

export const useUploadActors = (): UploadActors => useServices().uploads;

/** One upload of the panel: its key in `state.machines`, and its actor unless a replay is shown. */
export interface ListedUpload {
  key: string;
  live: UploadActor | undefined;
}

/** The chosen files in their order; during a replay, those of the recorded state. */
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
