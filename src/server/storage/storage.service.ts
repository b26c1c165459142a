import { findStoredFile } from './storage.queries';

export type KnownFile = NonNullable<Awaited<ReturnType<typeof findStoredFile>>>;
/** The record that stands for the bytes under a key; undefined for an upload nobody made a record of, and for a deleted artwork. */
export const findStored = findStoredFile;
