import { useEffect, useState } from 'react';
import type { Board } from '#contract/boards';
import { usePhotoUpload, type PhotoUpload } from './usePhotoUpload';

export interface SaveAfterUpload {
  upload: PhotoUpload;
  /** Saves, or uploads the chosen picture first. */
  save: () => void;
  /** Whether the save waits for the upload. */
  isWaiting: boolean;
  /** To be called once the form has the uploaded picture. */
  onUploaded: () => void;
}

/**
 * Saves a board together with its picture: a new one saved without would leave the picture to the next board. A failed
 * or cancelled upload ends the wait without a save.
 */
export function useSaveAfterUpload(board: Board | undefined, isSaved: boolean, saveNow: () => void): SaveAfterUpload {
  const upload = usePhotoUpload(board);
  const { actor, state, isPending, start } = upload;
  const [isWaiting, setWaiting] = useState(false);
  if (isWaiting && (state === 'chosen' || state === 'failed')) setWaiting(false);
  const isNextNew = isSaved && board === undefined;
  useEffect(() => {
    if (isNextNew) actor.send({ type: 'upload.cancel' });
  }, [isNextNew, actor]);
  return {
    upload,
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
