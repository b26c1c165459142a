import { readStored, session, writeStored } from '../browser/browserStore';
import { draftName } from './draftOwner';
import type { Reader } from '../browser/reader';

export const readDraft = <Value>(key: string, schema: Reader<Value>): Value | undefined =>
  readStored(session, draftName(key), schema);
export const writeDraft = (key: string, value: unknown): void => writeStored(session, draftName(key), value);
export const dropDraft = (key: string): void => writeStored(session, draftName(key), undefined);
