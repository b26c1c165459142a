import { createAction } from '@reduxjs/toolkit';
import { isObject, isText } from '../../ui/browser/reader';
import type { Tag, TagType } from '../tags';

export interface OwnWrite {
  /** The types whose lists were invalidated. */
  types: readonly TagType[];
  /** The records that were written, as far as the call names them. */
  ids: readonly string[];
}

/** Dispatched when this console has written something, after the lists concerned are being read again. */
export const ownWrite = createAction<OwnWrite>('api/ownWrite');

const fieldsOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

/** What a mutation wrote: the ids in its address, its artwork, and the records in its reply. */
export function writtenBy(
  { params, body }: { params?: unknown; body?: unknown },
  reply: unknown,
  tags: readonly Tag[],
): OwnWrite {
  const replied = Object.values(fieldsOf(reply)).map((record) => fieldsOf(record)['_id']);
  return {
    types: tags.filter(({ id }) => id === 'LIST').map(({ type }) => type),
    ids: [...Object.values(fieldsOf(params)), fieldsOf(body)['fileID'], ...replied].filter(isText),
  };
}
