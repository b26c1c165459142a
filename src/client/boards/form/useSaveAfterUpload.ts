import { useEffect, useState } from 'react';
import type { PhotoUpload } from './usePhotoUpload';

export interface SaveAfterUpload {
  /** Saves, or uploads the chosen picture first. */
  save: () => void;
  /** Whether the save waits for the upload. */
  isWaiting: boolean;
  /** To be called once the form has the uploaded picture. */
  onUploaded: () => void;
}

/**
 * Saves a board together with its picture: a new one saved without would leave the picture to the next board. A failed
 * or cancelled upload ends the wait without a save. `isEmptied`: the form is that of the next new board.
 */
export function useSaveAfterUpload(upload: PhotoUpload, isEmptied: boolean, saveNow: () => void): SaveAfterUpload {
  const { actor, state, isPending, start } = upload;
  const [isWaiting, setWaiting] = useState(false);
  if (isWaiting && (state === 'chosen' || state === 'failed')) setWaiting(false);
  useEffect(() => {
    if (isEmptied) actor.send({ type: 'upload.cancel' });
  }, [isEmptied, actor]);
  return {
    save: () => {
      setWaiting(isPending);
      if (isPending) start();
      else saveNow();
    },
    isWaiting,
    onUploaded: () => {
      setWaiting(false);
      if (isWaiting) saveNow();
    },
  };
}
