import { createAction } from '@reduxjs/toolkit';
import type { Tag, TagType } from '../tags';

export interface OwnWrite {
  /** The types whose lists were invalidated. */
  types: readonly TagType[];
  /** The records that were written, as far as the call names them. */
  ids: readonly string[];
}

/** Dispatched when this console has written something, after the lists concerned are being read again. */
export const ownWrite = createAction<OwnWrite>('api/ownWrite');

const textsIn = (values: unknown): string[] =>
  typeof values === 'object' && values !== null
    ? Object.values(values).filter((value): value is string => typeof value === 'string')
    : [];

/** What a mutation wrote: the ids in its address, its artwork, and the records in its reply. */
export function writtenBy(
  { params, body }: { params?: unknown; body?: unknown },
  reply: unknown,
  tags: readonly Tag[],
): OwnWrite {
  const replied = typeof reply === 'object' && reply !== null ? Object.values(reply) : [];
  const fileID: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'fileID') : undefined;
  return {
    types: tags.filter(({ id }) => id === 'LIST').map(({ type }) => type),
    ids: [...textsIn(params), ...textsIn([fileID]), ...replied.flatMap((record) => textsIn([readId(record)]))],
  };
}

const readId = (record: unknown): unknown =>
  typeof record === 'object' && record !== null ? Reflect.get(record, '_id') : undefined;
