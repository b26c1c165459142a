import type { Failure } from './request';

/** One type a noun of the domain. */
export const tagTypes = [
  'me',
  'session',
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
] as const;
export type TagType = (typeof tagTypes)[number];
export interface Tag {
  type: TagType;
  id: string;
}

/** Every list of a noun; a create, a delete or a change of order reaches it. */
export const listTag = (type: TagType): Tag => ({ type, id: 'LIST' });
export const itemTag = (type: TagType, id: string): Tag => ({ type, id });

/** A page of a list: the list, and each row on it. */
export const pageTags = (type: TagType, rows: readonly { _id?: string | undefined }[] | undefined): Tag[] => [
  listTag(type),
  ...(rows ?? []).flatMap((row) => (row._id === undefined ? [] : [itemTag(type, row._id)])),
];

/**
 * A mutation that was refused changed nothing. RTK Query would invalidate all the same: a rejected-with-value counts as an
 * answer in its invalidationByTags middleware.
 */
export const unlessFailed =
  <Reply, Input>(tags: (reply: Reply | undefined, input: Input) => readonly Tag[]) =>
  (reply: Reply | undefined, failure: Failure | undefined, input: Input): readonly Tag[] =>
    failure ? [] : tags(reply, input);
