import { mergeFields } from '../../save/mergeFields';
import { sameValue, type CampaignField, type CampaignForm } from './campaignForm';

interface CampaignMerge {
  /** The merge of both edits; conflicting fields with this user's values. */
  merged: CampaignForm;
  /** Fields that both changed to different values: the user must choose. */
  conflicts: CampaignField[];
}

/** Applies the ids that were added and removed here to the other user's list. */
function mergeIds(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const before = new Set(base);
  const kept = new Set(mine);
  const stay = theirs.filter((id) => kept.has(id) || !before.has(id));
  const there = new Set(stay);
  return [...stay, ...mine.filter((id) => !before.has(id) && !there.has(id))];
}

/**
 * Merges two edits of one campaign (`base`: the campaign when this edit began). A field that only one side changed gets
 * that side's value; boards and artworks added or removed by either side are added or removed.
 */
export function mergeForms(base: CampaignForm, mine: CampaignForm, theirs: CampaignForm): CampaignMerge {
  const { values, asked } = mergeFields(base, mine, theirs, sameValue);
  return {
    merged: {
      ...values,
      boards: mergeIds(base.boards, mine.boards, theirs.boards),
      artworks: mergeIds(base.artworks, mine.artworks, theirs.artworks),
    },
    conflicts: asked.filter((field) => field !== 'boards' && field !== 'artworks'),
  };
}
