import type { Failure } from './request';

/** One tag type for each noun of the domain. */
export const tagTypes = [
  'me',
  'session',
  'token',
  'user',
  'organisation',
  'team',
  'wallet',
  'artwork',
  'ad',
  'submission',
  'board',
  'load',
  'campaign',
  'config',
  'inventory',
  'audit',
  'presence',
] as const;
export type TagType = (typeof tagTypes)[number];
export interface Tag {
  type: TagType;
  id: string;
}

/** All lists of a noun: invalidated by a create, a delete, and a change that may reorder them. */
export const listTag = (type: TagType): Tag => ({ type, id: 'LIST' });
export const itemTag = (type: TagType, id: string): Tag => ({ type, id });

/** A page of a list: the list and each row on the page. */
export const pageTags = (type: TagType, rows: readonly { _id?: string | undefined }[] | undefined): Tag[] => [
  listTag(type),
  ...(rows ?? []).flatMap((row) => (row._id === undefined ? [] : [itemTag(type, row._id)])),
];

/**
 * No tags for a refused mutation, which changed nothing. RTK Query's invalidationByTags middleware treats a rejection with a
 * value like a reply, and would invalidate.
 */
export const unlessFailed =
  <Reply, Input>(tags: (reply: Reply | undefined, input: Input) => readonly Tag[]) =>
  (reply: Reply | undefined, failure: Failure | undefined, input: Input): readonly Tag[] =>
    failure ? [] : tags(reply, input);
