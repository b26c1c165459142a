import { changeKinds, type Change, type ChangeKind } from '#contract/events';
import { itemTag, listTag, type Tag, type TagType } from '../tags';

/** The nouns whose lists a change may reorder. */
const lists: Readonly<Record<ChangeKind, readonly TagType[]>> = {
  artwork: ['artwork'],
  submission: ['submission', 'artwork'],
  campaign: ['campaign'],
  board: ['board'],
  presence: ['presence'],
};
/** The noun that the ids of a change are of. */
const items: Readonly<Record<ChangeKind, TagType | undefined>> = {
  artwork: 'artwork',
  submission: 'artwork',
  campaign: 'campaign',
  board: 'board',
  presence: undefined,
};

/** What is to be read again after changes: the lists of their nouns, and the records that are named. */
export function tagsOf(changes: readonly Change[]): (Tag | TagType)[] {
  return changes.flatMap(({ kind, ids }) => {
    const item = items[kind];
    // Many, without their names: everything of the noun.
    if (ids.length === 0 && item !== undefined) return [...new Set<Tag | TagType>([...lists[kind], item])];
    return [...lists[kind].map(listTag), ...(item === undefined ? [] : ids.map((id) => itemTag(item, id)))];
  });
}

/** After a gap that cannot be closed. */
export const everything: readonly Change[] = changeKinds.map((kind) => ({ kind, ids: [] }));
