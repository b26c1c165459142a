import { changeKinds, type Change, type ChangeKind } from '#contract/events';
import { itemTag, listTag, type Tag, type TagType } from '../tags';

/** The tag types whose lists a change of each kind may reorder. */
export const changedLists: Readonly<Record<ChangeKind, readonly TagType[]>> = {
  artwork: ['artwork'],
  submission: ['submission', 'artwork'],
  campaign: ['campaign'],
  board: ['board'],
  organisation: ['organisation'],
  presence: ['presence'],
};
/** The tag type of the ids of each kind of change. */
const items: Readonly<Record<ChangeKind, TagType | undefined>> = {
  artwork: 'artwork',
  submission: 'artwork',
  campaign: 'campaign',
  board: 'board',
  organisation: 'organisation',
  presence: undefined,
};

/** The tags to invalidate after changes: the lists of their types, and the listed records. */
export function changedTags(changes: readonly Change[]): (Tag | TagType)[] {
  return changes.flatMap(({ kind, ids }) => {
    const item = items[kind];
    // Too many to be listed: everything of the type.
    if (ids.length === 0 && item !== undefined) return [...new Set<Tag | TagType>([...changedLists[kind], item])];
    return [...changedLists[kind].map(listTag), ...(item === undefined ? [] : ids.map((id) => itemTag(item, id)))];
  });
}

/** All kinds of changes, for a gap in the events that cannot be closed. */
export const everything: readonly Change[] = changeKinds.map((kind) => ({ kind, ids: [] }));
