import { useSyncExternalStore } from 'react';
import { useServices } from '../../store';
import type { UploadActor, UploadActors } from './uploadActors';

export const useUploadActors = (): UploadActors => useServices().uploads;

/** The chosen files in their order. */
export function useUploads(): readonly UploadActor[] {
  const uploadActors = useUploadActors();
  return useSyncExternalStore(uploadActors.subscribe, uploadActors.uploads);
}
