import { findStoredFile } from './storage.queries';

export type KnownFile = NonNullable<Awaited<ReturnType<typeof findStoredFile>>>;
/** The record of the bytes under a key; undefined for an upload without a record, and for a deleted artwork. */
export const findStored = findStoredFile;
