import { useState } from 'react';

interface SaveAfterUpload {
  /** Saves, or waits for the upload under way. */
  save: () => void;
  /** Whether the save waits for the upload. */
  isWaiting: boolean;
  setUploading: (isUploading: boolean) => void;
  /** To be called once the form has the uploaded picture. */
  onUploaded: () => void;
}

/**
 * Saves a new board together with its picture: if it were saved without, the form would be emptied and the picture would
 * go to the next board. A failed or cancelled upload ends the wait without a save.
 */
export function useSaveAfterUpload(isNew: boolean, saveNow: () => void): SaveAfterUpload {
  const [isUploading, setUploading] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  if (isWaiting && !isUploading) setWaiting(false);
  return {
    save: () => {
      if (isNew && isUploading) setWaiting(true);
      else saveNow();
    },
    isWaiting,
    setUploading,
    onUploaded: () => {
      if (isWaiting) saveNow();
    },
  };
}
